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
import { addHistory, listHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { consumeRates } from '../core/http/rateLimit.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { redeemToken } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { translator } from '../core/texts/translator.ts';
import { hasEnded } from '../events/calendar/eventWhen.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { coverOperations } from './coverOperations.ts';
import { decideOrganization } from './decideOrganization.ts';
import {
  DEFAULT_TIME_ZONE,
  registrations,
  registrationsOfEmail,
  statusAfterConfirmation,
} from './organizationRules.ts';
import {
  editableColumns,
  findOrganization,
  lockOrganization,
  setOrganizationStatus,
  updateOrganization,
} from './organizationStore.ts';

/** The foundation itself: registration, confirmation and settings. */
export function organizationOperations(services: Services) {
  const { db, config } = services;

  const withHistory = async (id: string) => {
    const [organization, history] = await Promise.all([
      findOrganization(id, db),
      listHistory({ table: 'organizations', id, organizationId: id }, db),
    ]);
    if (!organization) throw new ApiError('not_found');
    return { ...organization, history };
  };

  return {
    ...coverOperations(services),
    registerOrganization: async ({ body, language, address }) => {
      const limits = [
        [registrations, address],
        [registrationsOfEmail, body.admin.email.toLowerCase()],
      ] as const;
      await consumeRates(limits, db);
      await registerOrganization(body, language, db);
      return { message: translator(language)('messages.requestSent') };
    },
    confirmOrganizationEmail: ({ body, request }) =>
      confirmOrganizationEmail(body.emailVerificationToken, request.headers.authorization, config, db),
    getOrganization: ({ params }) => withHistory(params.id),
    updateOrganization: async ({ params, body, user }) => {
      await changeOrganization(params.id, body, user, db);
      return withHistory(params.id);
    },
  } satisfies Partial<Handlers>;
}

/**
 * Confirms the address of a foundation's first admin. The foundation is then pending, or approved at once.
 * @param authorization optional Basic header with the password typed at registration
 * @throws ApiError token_used, token_invalid, invalid_input for a wrong password, or email_taken when another
 * account
 *   has the address by now
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
    if (organization?.status !== 'unconfirmed') throw new ApiError('token_invalid');
    await confirmOwner(account, isProven, trx);
    await setOrganizationStatus(id, 'pending', trx);
    const changes = [{ field: 'status', from: 'unconfirmed', to: 'pending' }];
    await addHistory({ table: 'organizations', id, organizationId: id }, account, 'edited', changes, trx);
    const status = statusAfterConfirmation(organizationApproval);
    if (status === 'approved') await decideOrganization(id, { status, reason: null }, trx);
    return { status };
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
      [{ id, organizationId, name: actor.name, phoneNumber: admin.phone, createdAt, version: 1 }],
      trx,
    );
    await addHistory(
      { table: 'organizations', id: organizationId, organizationId },
      actor,
      'created',
      [],
      trx,
    );
    await addHistory({ table: 'coordinators', id, organizationId }, actor, 'created', [], trx);
    await mailConfirmation('registration', { ...account, organizationName: organization.name }, trx);
  });
}

/**
 * Updates the foundation's settings and records the changes.
 * @throws ApiError not_found, record_changed when somebody else changed them since `version`, or
 * invalid_input when a
 *   published event's time does not exist in the new time zone
 */
function changeOrganization(
  id: string,
  { version, ...input }: Body<'updateOrganization'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const before = await lockOrganization(id, trx);
    if (!before) throw new ApiError('not_found');
    requireVersion(version, before);
    const after = { ...input, timeZone: input.timeZone ?? DEFAULT_TIME_ZONE };
    const changes = changesBetween(before, after, editableColumns);
    if (changes.length === 0) return;
    if (after.timeZone !== before.timeZone) await requirePossibleTimes(id, after.timeZone, trx);
    await updateOrganization(id, after, trx);
    await addHistory({ table: 'organizations', id, organizationId: id }, user, 'edited', changes, trx);
    const subject = { type: 'organization', id, name: after.name } as const;
    await notifyTeam({ kind: 'organizationEdited', organizationId: id, actor: user, subject }, trx);
  });
}

/** Drafts are checked when published. */
async function requirePossibleTimes(organizationId: string, timeZone: string, trx: Trx): Promise<void> {
  const events = await trx
    .selectFrom('events')
    .select(['title', 'startDate', 'eventStart', 'endDate', 'eventEnd'])
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .where('cancelledAt', 'is', null)
    .where(sql<boolean>`not ${hasEnded}`)
    .orderBy('startDate')
    .execute();
  const clashing = events.find((event) => timeIssues(event, timeZone).length > 0);
  if (!clashing) return;
  const issue = { field: 'timeZone', key: 'clashingEvents', values: { title: clashing.title } };
  throw new ApiError('invalid_input', { issues: [issue] });
}
