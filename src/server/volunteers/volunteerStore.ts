import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { agreementWarnings } from '../../domain/volunteers/agreementRules.ts';
import { checksFor, clearanceFor } from '../../domain/volunteers/clearanceRules.ts';
import { guardianConsentOn } from '../../domain/volunteers/guardianRules.ts';
import { agreementsOf, hasEndingAgreement, hasSignedAgreement } from '../agreements/agreementStore.ts';
import { clearancesOf, standsSo } from '../clearances/clearanceStore.ts';
import { onDay } from '../core/db/filterCondition.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import { historyOf } from '../core/db/historyStore.ts';
import { instantText, jsonRows } from '../core/db/jsonRows.ts';
import { now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { guardianConsentsOf, guardianState } from '../guardian-consents/guardianConsentStore.ts';
import { certificatesOf } from '../hours/certificates/certificateStore.ts';
import { hasProposedTime, timeEntriesOf } from '../hours/timeEntryStore.ts';
import { resourceStore } from '../resource/resourceStore.ts';
import { samePhone } from '../resource/samePhone.ts';
import { erasesOn } from '../retention/upcomingErasureStore.ts';
import { storyOf } from './storyOf.ts';
import { filesFor, filesOf } from './volunteerFileStore.ts';
import { mayUseRecord } from './volunteerRules.ts';

type Schemas = components['schemas'];

const store = resourceStore('volunteers', {
  parts: (key) => ({
    files: jsonRows(filesOf(key)),
    notes: jsonRows(notesOf(key)),
    clearances: jsonRows(clearancesOf(key)),
    timeEntries: jsonRows(timeEntriesOf(key)),
    certificates: jsonRows(certificatesOf(key)),
    agreements: jsonRows(agreementsOf(key)),
    guardianConsents: jsonRows(guardianConsentsOf(key)),
    clearanceHistory: jsonRows(historyOf({ ...key, table: 'clearances' })),
    day: dayOf(key.organizationId),
    duplicates: samePhone<Schemas['VolunteerDuplicate']>(
      'volunteers',
      key,
      ['firstname', 'lastname', 'accountStatus'].map((name) => sql.ref(name)),
    ),
    story: storyOf(key),
    erasesOn: erasesOn(key),
    hasAccount: sql<boolean>`"accountId" is not null`,
  }),
  filters: {
    // Exact, for the index: tags are chosen, or taken over as they are.
    tags: (tag) => sql`"tags" @> jsonb_build_array(${tag}::text)`,
    verifiedSince: (day, organizationId) => onDay('helpsSince', 'from')(day, organizationId),
    attendedSince: (day, organizationId) => sql`exists (select from "participants" join "events"
      on "events"."organizationId" = "participants"."organizationId" and "events"."id" = "eventId"
      where "participants"."organizationId" = ${organizationId} and "volunteerId" = "volunteers"."id"
        and "participants"."status" = 'attended' and coalesce("endDate", "startDate") >= ${day}::date)`,
    hasProposedTime: (wanted) => (wanted ? hasProposedTime : sql`not ${hasProposedTime}`),
    hasSignedAgreement: (wanted) => (wanted ? hasSignedAgreement : sql`not ${hasSignedAgreement}`),
    hasEndingAgreement: (wanted, organizationId) =>
      wanted ? hasEndingAgreement(organizationId) : sql`not ${hasEndingAgreement(organizationId)}`,
    clearance: (wanted, organizationId) => standsSo(wanted, sql.ref('volunteers.id'), organizationId),
    guardianConsent: (wanted, organizationId) => {
      const [volunteerId, dateOfBirth] = [sql.ref('volunteers.id'), sql.ref('volunteers.dateOfBirth')];
      const state = guardianState({ organizationId, volunteerId, dateOfBirth, day: dayOf(organizationId) });
      return sql`${state} = any(${wanted}::text[])`;
    },
  },
});

export const volunteers = {
  ...store,
  /** The record with what the user may know of it: the checks for work with minors, and what was done about them, are not for all. */
  read: async (id: string, user: SignedInUser, db: Queries) => {
    const { agreements, clearances, clearanceHistory, day, files, history, ...record } = await store.read(
      id,
      user,
      db,
    );
    const { state, missing } = clearanceFor(user, day, clearances);
    const isTeam = user.role !== 'volunteer';
    const guardianConsent = guardianConsentOn(day, record.dateOfBirth, record.guardianConsents);
    const circumstances = { day, dateOfBirth: record.dateOfBirth, hasConsent: guardianConsent === 'given' };
    return {
      ...record,
      files: filesFor(user, files),
      agreements: agreements
        .filter(({ status }) => isTeam || status !== 'draft')
        .map((agreement) => ({
          ...agreement,
          warnings: isTeam ? agreementWarnings(agreement, circumstances) : [],
        })),
      guardianConsent,
      clearances: [...checksFor(user, clearances)],
      clearanceState: isTeam ? state : null,
      clearancesMissing: isTeam ? [...missing] : [],
      history:
        user.role === 'admin' && clearanceHistory.length > 0
          ? [...history, ...clearanceHistory].sort((one, other) => other.at.localeCompare(one.at))
          : history,
    };
  },
};

/** The newest first. */
function notesOf({ id, organizationId }: RecordKey): RawBuilder<Schemas['VolunteerNote']> {
  return sql`select "id", "text", "author", ${instantText('createdAt')} as "createdAt",
      ${instantText('editedAt')} as "editedAt" from "volunteer_notes"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "volunteer_notes"."createdAt" desc, "id" desc limit ${sql.lit(NOTES_SHOWN)}`;
}

/** Most notes that are shown. */
const NOTES_SHOWN = 500;

/** The state that decisions depend on, locked until the transaction ends, so that they are serialised. */
export function lockState(id: string, organizationId: string, trx: Queries) {
  return stateOf(id, organizationId, trx).forUpdate().executeTakeFirst();
}

/** @throws ApiError not_found unless there is the volunteer and the user may use the record */
export async function requireVolunteer(id: string, user: SignedInUser, db: Queries): Promise<void> {
  requireUse(user, await stateOf(id, user.organizationId, db).executeTakeFirst());
}

/**
 * Locks the volunteer until the transaction ends: meanwhile nobody else changes or erases them.
 * @throws ApiError as `requireVolunteer`
 */
export async function lockVolunteer(id: string, user: SignedInUser, trx: Queries): Promise<void> {
  requireUse(user, await lockState(id, user.organizationId, trx));
}

function requireUse(user: SignedInUser, volunteer: Awaited<ReturnType<typeof lockState>>): void {
  if (!volunteer || !mayUseRecord(user, volunteer)) throw new ApiError('not_found');
}

function stateOf(id: string, organizationId: string, db: Queries) {
  return db
    .selectFrom('volunteers')
    .select(['id', 'accountStatus', 'accountId', 'dateOfBirth'])
    .where('id', '=', id)
    .where('organizationId', '=', organizationId);
}

export function setAccountStatus(
  volunteer: RecordKey,
  accountStatus: Schemas['AccountStatus'],
  rejectionReason: string | null,
  db: Queries,
): Promise<void> {
  const verifiedAt = accountStatus === 'verified' ? now : null;
  return setColumns('volunteers', volunteer, { accountStatus, rejectionReason, verifiedAt }, db);
}
