import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { findAccount } from '../accounts/identity/accountStore.ts';
import { withinRefusals } from '../accounts/withinRefusals.ts';
import { addHistory, requireDeleted } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { forgetMails, withdrawMails } from '../core/mail/mailStore.ts';
import type { Services } from '../core/services.ts';
import { translator } from '../core/texts/translator.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { countsHandler, exportHandler, pageHandler } from '../resource/listHandlers.ts';
import { mailVolunteers } from '../sent-mails/mailVolunteers.ts';
import { addVolunteer } from './addVolunteer.ts';
import { agreementOperations } from './agreementOperations.ts';
import {
  declineGuardianConsent,
  giveGuardianConsent,
  readGuardianLink,
  revokeGuardianConsent,
} from './answerGuardian.ts';
import { applyAsVolunteer } from './applyAsVolunteer.ts';
import { certificateOperations, issueCertificate } from './certificateOperations.ts';
import { clearanceOperations } from './clearanceOperations.ts';
import { correctVolunteer } from './correctVolunteer.ts';
import { volunteerData } from './data/dataArchive.ts';
import { mailDataLink, useDataLink } from './data/dataLinks.ts';
import { deleteVolunteer } from './deleteVolunteer.ts';
import { eraseVolunteer } from './eraseVolunteer.ts';
import { volunteerFileOperations } from './fileOperations.ts';
import { askGuardian, guardianOperations } from './guardianOperations.ts';
import { listParticipations } from './listParticipations.ts';
import { volunteerNoteOperations } from './noteOperations.ts';
import { setTags, tagSelection } from './tagVolunteers.ts';
import { addTimeEntry, timeEntryOperations, withdrawTimeEntry } from './timeEntryOperations.ts';
import { decisionOn } from './volunteerRules.ts';
import { lockState, requireVolunteer, setAccountStatus, volunteers } from './volunteerStore.ts';

/** The foundation's volunteers: lists, profile, decisions and files. */
export function volunteerOperations(services: Services) {
  const { db } = services;

  const profile = (id: string, user: SignedInUser) => volunteers.read(id, user, db);
  /** What the foundation alone knows is left out for volunteers, who read their own record only. */
  const ownOrWhole = async (id: string, user: SignedInUser) => {
    if (user.role !== 'volunteer') return profile(id, user);
    await requireVolunteer(id, user, db);
    return {
      ...(await profile(id, user)),
      rejectionReason: null,
      tags: [],
      notes: [],
      duplicates: [],
      history: [],
    };
  };

  return {
    ...companionOperations(services),
    ...volunteerFileOperations(services),
    ...volunteerNoteOperations(services),
    ...agreementOperations(services),
    ...clearanceOperations(services),
    ...guardianOperations(services),
    ...guardianLinkOperations(services),
    askGuardian: async ({ user, params, body }) => {
      await askGuardian(params.id, body, user, db);
      return ownOrWhole(params.id, user);
    },
    ...certificateOperations(services),
    ...timeEntryOperations(services),
    addTimeEntry: async ({ user, params, body }) => {
      await addTimeEntry(params.id, body, user, services);
      return ownOrWhole(params.id, user);
    },
    withdrawTimeEntry: async ({ user, params }) => {
      await withdrawTimeEntry(params, user, services);
      return ownOrWhole(params.id, user);
    },
    issueCertificate: async ({ user, params, body }) => {
      await issueCertificate(params.id, body, user, services);
      return ownOrWhole(params.id, user);
    },
    listVolunteers: pageHandler(volunteers, db),
    exportVolunteers: exportHandler('volunteers', volunteers, db),
    countVolunteers: countsHandler(volunteers, db),
    addVolunteer: async ({ user, body }) => profile(await addVolunteer(body, user, db), user),
    listOwnParticipations: async ({ user, params: { id }, query, language }) => {
      await requireVolunteer(id, user, db);
      return listParticipations({ id, organizationId: user.organizationId }, { ...query, language }, db);
    },
    getVolunteer: ({ user, params }) => ownOrWhole(params.id, user),
    updateVolunteer: async ({ user, params, body }) => {
      await correctVolunteer(params.id, body, user, db);
      return ownOrWhole(params.id, user);
    },
    tagVolunteer: async ({ user, params, body }) => {
      await setTags(params.id, body, user, db);
      return profile(params.id, user);
    },
    tagVolunteers: ({ user, body }) => tagSelection(body, user, db),
    verifyVolunteer: async ({ user, params }) => {
      await decideVolunteer(params.id, { wanted: 'verified', reason: null }, user, db);
      return profile(params.id, user);
    },
    rejectVolunteer: async ({ user, params, query }) => {
      await decideVolunteer(params.id, { wanted: 'rejected', reason: query.reason ?? null }, user, db);
      return profile(params.id, user);
    },
    deleteVolunteer: ({ user, params }) => removeVolunteer(params.id, user, db),
    mailVolunteerData: async ({ user, params, language }) => {
      await mailDataLink(params.id, user, db);
      return { message: translator(language)('messages.dataLinkSent') };
    },
    readVolunteerData: async ({ body, address, request }) => {
      const { kept, reader } = await withinRefusals(address, db, () => useDataLink(body.token, db));
      request.signedInAs = reader.accountId;
      return volunteerData(kept);
    },
  } satisfies Partial<Handlers>;
}

/** What guardians do by the mailed link. */
function guardianLinkOperations({ db }: Services) {
  return {
    // Reading counts nothing, for it changes nothing; nobody guesses 256 bits.
    getGuardianQuestion: async ({ query }) => (await readGuardianLink(query.token, db)).question,
    giveGuardianConsent: ({ body, address }) =>
      withinRefusals(address, db, () => giveGuardianConsent(body.token, db)),
    declineGuardianConsent: ({ body, address }) =>
      withinRefusals(address, db, () => declineGuardianConsent(body.token, db)),
    revokeGuardianConsent: ({ body, address }) =>
      withinRefusals(address, db, () => revokeGuardianConsent(body.token, db)),
  } satisfies Partial<Handlers>;
}

/** Operations for volunteers in the companion app, besides files and events. */
function companionOperations({ db }: Services) {
  return {
    applyAsVolunteer: async ({ body, language, address }) => {
      await applyAsVolunteer(body, { address, language }, db);
      return { message: translator(language)('messages.requestSent') };
    },
    leaveOrganizationAsVolunteer: ({ user, params: { id }, body }) =>
      leaveOrganization(id, body.reason, user, db),
  } satisfies Partial<Handlers>;
}

/**
 * Lets a volunteer leave the foundation: passes on places at future events, erases the person, and notifies the team
 * of the reason. Returning requires a new application.
 * @throws ApiError not_found for any record but the user's own
 */
async function leaveOrganization(id: string, reason: string, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  const mailed = await inTransaction(db, async (trx) => {
    const volunteer = await lockState(id, organizationId, trx);
    if (volunteer?.accountId !== user.id) throw new ApiError('not_found');
    const known = await eraseVolunteer({ id, organizationId }, user.id, user, trx);
    await addHistory('volunteers', { id, organizationId }, null, 'left', [], trx);
    // The team has to know whose help is over; the notice goes after some weeks (`purgeNotices`).
    const subject = { type: 'volunteer', id: null, name: user.name } as const;
    await notifyTeam({ kind: 'volunteerLeft', organizationId, actor: user, subject, reason }, trx);
    return known;
  });
  await acrossTenants(async () => {
    await forgetMails(mailed, db);
    // Of the mails that tell of the volunteer, that to the guardian.
    await withdrawMails({ ids: [id], named: null }, null, db);
  });
}

interface Decision {
  readonly wanted: 'verified' | 'rejected';
  readonly reason: string | null;
}

/**
 * Verifies or rejects a pending volunteer and records it in the history.
 * @throws ApiError not_found, or volunteer_not_pending after the opposite decision
 */
function decideVolunteer(
  id: string,
  { wanted, reason }: Decision,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const key = { id, organizationId: user.organizationId };
    const volunteer = await lockState(id, user.organizationId, trx);
    if (!volunteer) throw new ApiError('not_found');
    const decision = decisionOn(volunteer.accountStatus, wanted);
    if (decision === 'refuse') throw new ApiError('volunteer_not_pending');
    if (decision === 'repeat') return;
    await setAccountStatus(key, wanted, reason, trx);
    const changes = [
      { field: 'accountStatus', from: volunteer.accountStatus, to: wanted },
      ...(reason ? [{ field: 'rejectionReason', from: null, to: reason }] : []),
    ];
    await addHistory('volunteers', key, user, wanted, changes, trx);
    if (wanted === 'verified') await tellVerified(key, volunteer.accountId, trx);
  });
}

/** Who was added by hand has no account, and is told by whoever did it. */
async function tellVerified(
  { id: volunteerId, organizationId }: RecordKey,
  accountId: string | null,
  trx: Trx,
): Promise<void> {
  const account = accountId === null ? undefined : await findAccount({ id: accountId, organizationId }, trx);
  if (!account) return;
  const { email: to, language, organizationName: organization } = account;
  const values = { organization, href: volunteerPages.events.getHref() };
  const mail = { to, language, template: 'volunteerVerified', values, volunteerId } as const;
  await mailVolunteers([mail], { organizationId }, trx);
}

/** @throws ApiError not_found where there never was such a volunteer */
async function removeVolunteer(id: string, user: SignedInUser, db: Queries): Promise<void> {
  const key = { id, organizationId: user.organizationId };
  if (!(await deleteVolunteer(key, user, db))) await requireDeleted('volunteers', key, db);
}
