import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import type { Language } from '../../contract/Language.ts';
import { timeIssues } from '../../domain/events/publishIssues.ts';
import { findAccountByEmail, lockAccount } from '../accounts/identity/accountStore.ts';
import { emailTaken } from '../accounts/identity/addressStore.ts';
import { insertAccount } from '../accounts/identity/insertAccount.ts';
import { mailConfirmation, pendingConfirmation } from '../accounts/identity/mailConfirmation.ts';
import { hashPassword } from '../accounts/identity/password.ts';
import { confirmOwner, requireTypedPassword } from '../accounts/identity/requirePassword.ts';
import type { Config } from '../core/config/config.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { setColumns, updateRow } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { consumeRates, type RateLimit } from '../core/http/rateLimit.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { redeemToken } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { consentChanges, consentOf } from '../core/texts/consentOf.ts';
import { translator } from '../core/texts/translator.ts';
import { hasEnded } from '../events/calendar/eventWhen.ts';
import { shiftTimes } from '../events/shifts/shiftStore.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { coverOperations } from './coverOperations.ts';
import { decideOrganization } from './decideOrganization.ts';
import { editableColumns, keyOf, lockOrganization, organizations } from './organizationStore.ts';

/** The foundation itself: registration, confirmation and settings. */
export function organizationOperations(services: Services) {
  const { db, config } = services;

  const page = (id: string) => organizations.read(id, keyOf(id), db);

  return {
    ...coverOperations(services),
    registerOrganization: async ({ body, language, address }) => {
      const email = body.admin.email.toLowerCase();
      await consumeRates(db, [registrations, address], [registrationsOfEmail, email]);
      await registerOrganization(body, language, db);
      return { message: translator(language)('messages.requestSent') };
    },
    confirmOrganizationEmail: ({ body, request }) =>
      confirmOrganizationEmail(body.emailVerificationToken, request.headers.authorization, config, db),
    getOrganization: ({ params }) => page(params.id),
    updateOrganization: async ({ params, body, user }) => {
      await changeOrganization(params.id, body, user, db);
      return page(params.id);
    },
  } satisfies Partial<Handlers>;
}

/** A person registers one foundation; many from one network address are automated. */
const registrations: RateLimit = { name: 'registerOrganization', limit: 20, seconds: 60 * 60 };
/** Each sends a mail to an address that may be a stranger's. */
const registrationsOfEmail: RateLimit = { name: 'registerOrganization:email', limit: 5, seconds: 60 * 60 };

/** The contract's default. */
const DEFAULT_TIME_ZONE = 'Europe/Warsaw';

/**
 * Confirms the address of a foundation's first admin. The foundation is then pending, or approved at once.
 * @param authorization optional Basic header with the password typed at registration
 * @throws ApiError token_used, token_invalid, invalid_input for a wrong password, or email_taken when another
 *   account has the address by now
 */
async function confirmOrganizationEmail(
  secret: string,
  authorization: string | undefined,
  { organizationApproval }: Pick<Config, 'organizationApproval'>,
  db: Queries,
): Promise<components['schemas']['OrganizationConfirmation']> {
  const isProven = await requireTypedPassword(secret, authorization, db);
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(await redeemToken('confirmEmail', secret, trx), trx);
    // Links of volunteers and of changed addresses are confirmed elsewhere.
    if (!account || pendingConfirmation(account) !== 'registration') throw new ApiError('token_invalid');
    const id = account.organizationId;
    const organization = await lockOrganization(id, trx);
    if (organization.status !== 'unconfirmed') throw new ApiError('token_invalid');
    await confirmOwner(account, isProven, trx);
    await setColumns('organizations', keyOf(id), { status: 'pending' }, trx);
    const changes = [{ field: 'status', from: 'unconfirmed', to: 'pending' }];
    await addHistory('organizations', keyOf(id), account, 'edited', changes, trx);
    if (organizationApproval === 'manual') return { status: 'pending' };
    await decideOrganization(id, { status: 'approved', reason: null }, trx);
    return { status: 'approved' };
  });
}

/**
 * Stores a registration in one transaction: the foundation, its first admin, and the confirmation mail.
 * @throws ApiError email_taken
 */
async function registerOrganization(
  { organization, admin }: Body<'registerOrganization'>,
  language: Language,
  db: Queries,
): Promise<void> {
  const passwordHash = await hashPassword(admin.password);
  const [organizationId, id] = [uuid(), uuid()];
  const createdAt = new Date().toISOString();
  const consent = consentOf(language);
  const actor = { id, name: `${admin.firstname} ${admin.lastname}` };
  const { email } = admin;
  await inTransaction(db, async (trx) => {
    // Other unconfirmed accounts with the address do not matter: whoever opens the mailed link gets it.
    if (await findAccountByEmail(email, trx)) throw emailTaken('admin.email');
    const timeZone = organization.timeZone ?? DEFAULT_TIME_ZONE;
    const state = { status: 'unconfirmed', createdAt, version: 1 } as const;
    await insertRows('organizations', [{ ...organization, ...state, timeZone, id: organizationId }], trx);
    const account = { id, organizationId, email, passwordHash, language, role: 'admin' } as const;
    await insertAccount({ ...account, emailConfirmed: false }, trx);
    await insertRows(
      'coordinators',
      [
        {
          ...{ id, organizationId, name: actor.name, phoneNumber: admin.phone, createdAt, version: 1 },
          ...consent,
        },
      ],
      trx,
    );
    await addHistory('organizations', keyOf(organizationId), actor, 'created', [], trx);
    await addHistory('coordinators', account, actor, 'created', consentChanges(consent), trx);
    await mailConfirmation('registration', { ...account, organizationName: organization.name }, trx);
  });
}

/**
 * Updates the foundation's settings and records the changes.
 * @throws ApiError not_found, record_changed when somebody else changed them since `version`, or
 *   invalid_input when a published event's time does not exist in the new time zone
 */
function changeOrganization(
  id: string,
  { version, ...input }: Body<'updateOrganization'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const before = await lockOrganization(id, trx);
    requireVersion(version, before);
    const after = { ...input, timeZone: input.timeZone ?? DEFAULT_TIME_ZONE };
    const changes = changesBetween(before, after, editableColumns);
    if (changes.length === 0) return;
    if (after.timeZone !== before.timeZone) await requirePossibleTimes(id, after.timeZone, trx);
    await updateRow('organizations', keyOf(id), { columns: editableColumns, values: after }, trx);
    await addHistory('organizations', keyOf(id), user, 'edited', changes, trx);
    const subject = { type: 'organization', id, name: after.name } as const;
    await notifyTeam({ kind: 'organizationEdited', organizationId: id, actor: user, subject }, trx);
  });
}

/** Drafts are checked when published. */
async function requirePossibleTimes(organizationId: string, timeZone: string, trx: Trx): Promise<void> {
  const events = await trx
    .selectFrom('events')
    .select(['id', 'title', 'startDate', 'eventStart', 'endDate', 'eventEnd'])
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .where('cancelledAt', 'is', null)
    .where(sql<boolean>`not ${hasEnded}`)
    .orderBy('startDate')
    .execute();
  const shifts = await trx
    .selectFrom('event_shifts')
    .select(['eventId', 'startDay', 'endDay', 'eventStart', 'eventEnd'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`"eventId" = any(${events.map(({ id }) => id)})`)
    .execute();
  const clashing = events.find((event) => {
    const own = shifts.filter(({ eventId }) => eventId === event.id).map((shift) => shiftTimes(shift, event));
    return [event, ...own].some((times) => timeIssues(times, timeZone).length > 0);
  });
  if (clashing) throw invalidField('timeZone', 'clashingEvents', { title: clashing.title });
}
