import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { Language } from '../../contract/Language.ts';
import { findAccount, lockAccount } from '../accounts/identity/accountStore.ts';
import { insertAccount } from '../accounts/identity/insertAccount.ts';
import { requestEmailChange } from '../accounts/identity/mailConfirmation.ts';
import { hashPassword } from '../accounts/identity/password.ts';
import { requirePassword } from '../accounts/identity/requirePassword.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { now, setColumns, updateRow } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { checkRate, countRate } from '../core/http/rateLimit.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { readToken, redeemToken } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { consentChanges, consentOf } from '../core/texts/consentOf.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import type { OfFoundation } from '../resource/recordStore.ts';
import { memberDataOperations } from './data/memberDataOperations.ts';
import { invitationOperations } from './invitationOperations.ts';
import { lockInvitation } from './invitationStore.ts';
import { changeRole, leave, removeMember } from './memberActions.ts';
import { emailChangeRate } from './teamRules.ts';
import { editableColumns, team } from './teamStore.ts';

/** The foundation's coordinators and admins. */
export function teamOperations(services: Services) {
  const { db } = services;

  const profile = (id: string, place: OfFoundation) => team.read(id, place, db);

  return {
    ...invitationOperations(services),
    ...memberDataOperations(services),
    listTeam: pageHandler(team, db),
    exportTeam: exportHandler('organization-coordinators', team, db),
    getCoordinator: ({ user, params }) => profile(params.id, user),
    updateCoordinator: async ({ user, params, body }) => {
      await changeProfile(params.id, body, user, db);
      return profile(params.id, user);
    },
    deleteCoordinator: ({ user, params }) => removeMember(params.id, user, db),
    changeCoordinatorRole: async ({ user, params, body }) => {
      await changeRole(params.id, body.role, user, db);
      return profile(params.id, user);
    },
    leaveOrganization: ({ user, params, body }) => leave(params.id, body.reason, user, db),
    registerCoordinator: async ({ body, language }) => {
      const { id, organizationId } = await registerCoordinator(body, language, db);
      return profile(id, { organizationId });
    },
  } satisfies Partial<Handlers>;
}

/**
 * Creates the account of an invited person with the invitation's e-mail and role; the mailed link proves the
 * address.
 * @param readIn language in which the terms were read
 * @returns id of the coordinator and of the foundation
 * @throws ApiError token_used, token_invalid (also when revoked), email_taken
 */
async function registerCoordinator(
  { token, firstname, lastname, phone, password }: Body<'registerCoordinator'>,
  readIn: Language,
  db: Queries,
): Promise<{ id: string; organizationId: string }> {
  // Check the link first, because hashing is expensive.
  await readToken('invitation', token, db);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const invitation = await lockInvitation(await redeemToken('invitation', token, trx), trx);
    if (invitation?.status !== 'pending') throw new ApiError('token_invalid');
    const { organizationId, email, role, language } = invitation;
    const id = uuid();
    const name = `${firstname} ${lastname}`;
    const account = { id, organizationId, email, passwordHash, role, language };
    await insertAccount({ ...account, emailConfirmed: true }, trx);
    const createdAt = new Date().toISOString();
    const consent = consentOf(readIn);
    await insertRows(
      'coordinators',
      [{ id, organizationId, name, phoneNumber: phone, createdAt, version: 1, ...consent }],
      trx,
    );
    await setColumns('invitations', invitation, { acceptedAt: now }, trx);
    const actor = { id, name };
    await addHistory('coordinators', account, actor, 'created', consentChanges(consent), trx);
    const subject = { type: 'coordinator', id, name } as const;
    await notifyTeam({ kind: 'coordinatorJoined', organizationId, actor, subject }, trx);
    return { id, organizationId };
  });
}

/**
 * Updates the user's own profile and records the changes. A new e-mail becomes pending and requires the
 * password.
 * @throws ApiError not_found, forbidden for somebody else's profile, record_changed, email_taken,
 *   too_many_requests, invalid_input on `currentPassword`
 */
async function changeProfile(
  id: string,
  { version, email, currentPassword, ...input }: Body<'updateCoordinator'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const asksForEmail = await mayAskForEmail({ email, currentPassword }, id, user, db);
  await inTransaction(db, async (trx) => {
    const key = { id, organizationId: user.organizationId };
    const account = await lockAccount(key, trx);
    const before = await team.find(id, user, trx);
    if (!account) throw new ApiError('not_found');
    if (account.id !== user.id) throw new ApiError('forbidden');
    requireVersion(version, before);
    if (asksForEmail && isAnother(email, before.email)) await requestEmailChange(account, email, trx);
    const changes = changesBetween(before, input, editableColumns);
    if (changes.length === 0) return;
    await updateRow('coordinators', key, { columns: editableColumns, values: input }, trx);
    await addHistory('coordinators', key, user, 'edited', changes, trx);
  });
}

/**
 * Whether a change of e-mail is requested, with the correct password: whoever controls the e-mail controls
 * the account. Outside of the transaction, because failed guesses must be counted.
 */
async function mayAskForEmail(
  { email, currentPassword: text }: Pick<Body<'updateCoordinator'>, 'email' | 'currentPassword'>,
  id: string,
  user: SignedInUser,
  db: Queries,
): Promise<boolean> {
  const account = id === user.id ? await findAccount(user, db) : undefined;
  if (!account || !isAnother(email, account.email)) return false;
  await checkRate(emailChangeRate, user.id, db);
  const typed = { field: 'currentPassword', text: text ?? undefined, by: user.sessionHash } as const;
  await requirePassword(account, typed, db);
  await countRate(emailChangeRate, user.id, db);
  return true;
}

function isAnother(email: string, former: string): boolean {
  return email.toLowerCase() !== former.toLowerCase();
}
