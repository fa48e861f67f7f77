import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import type { Language } from '../../contract/Language.ts';
import { isResendable } from '../../domain/team/isResendable.ts';
import { mayManage } from '../../domain/team/mayManage.ts';
import { findOwnAccountByEmail, refuseEmailOfOwn } from '../accounts/identity/accountStore.ts';
import { emailTaken } from '../accounts/identity/addressStore.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { now, setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { consumeRates } from '../core/http/rateLimit.ts';
import { issueToken, readToken, tokenSeconds } from '../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import type { Services } from '../core/services.ts';
import { pageHandler } from '../resource/listHandlers.ts';
import {
  type FoundInvitation,
  findInvitation,
  type Invitation,
  invitations,
  lockInvitation,
  revokeOthers,
} from './invitationStore.ts';
import { invitationRate, revocationOf } from './teamRules.ts';
import { lockTeam } from './teamStore.ts';

/** Invitations to the team: send, resend, revoke, and preview by link. */
export function invitationOperations({ db }: Services) {
  /** Changes an invitation of the user's foundation under a lock, and returns the result. */
  const change = async (
    id: string,
    user: SignedInUser,
    action: (invitation: FoundInvitation, trx: Trx) => Promise<void>,
  ): Promise<Invitation> => {
    await inTransaction(db, async (trx) => {
      await lockTeam(user.organizationId, trx);
      const invitation = await lockInvitation({ id, organizationId: user.organizationId }, trx);
      if (!invitation) throw new ApiError('not_found');
      if (!mayManage(user.role, invitation.role)) throw new ApiError('forbidden');
      await action(invitation, trx);
    });
    return invitations.find(id, user, db);
  };

  return {
    listInvitations: pageHandler(invitations, db),

    inviteCoordinator: async ({ user, body, language }) => {
      await consumeRates(db, [invitationRate, user.organizationId]);
      return invitations.find(await invite(body, language, user, db), user, db);
    },

    getInvitationByToken: ({ query }) => previewInvitation(query.token, db),

    resendInvitation: async ({ user, params }) => {
      await consumeRates(db, [invitationRate, user.organizationId]);
      return change(params.id, user, async (invitation, trx) => {
        if (!isResendable(invitation.status)) throw new ApiError('invalid_state');
        if (await findOwnAccountByEmail(invitation.email, user.organizationId, trx)) throw emailTaken();
        await revokeOthers(invitation, trx);
        const expiresAt = sql<string>`now() + make_interval(secs => ${tokenSeconds.invitation})`;
        await setColumns('invitations', invitation, { expiresAt }, trx);
        await mailInvitation(invitation, trx);
      });
    },

    revokeInvitation: ({ user, params }) =>
      change(params.id, user, async (invitation, trx) => {
        const revocation = revocationOf(invitation.status);
        if (revocation === 'refuse') throw new ApiError('invalid_state');
        if (revocation === 'change') await setColumns('invitations', invitation, { revokedAt: now }, trx);
      }),
  } satisfies Partial<Handlers>;
}

/**
 * Preview for the invited person, without using up the link.
 * @throws ApiError token_used, token_invalid (also when revoked)
 */
async function previewInvitation(
  secret: string,
  db: Queries,
): Promise<components['schemas']['InvitationPreview']> {
  const invitation = await findInvitation(await readToken('invitation', secret, db), db);
  if (invitation?.status !== 'pending') throw new ApiError('token_invalid');
  const { firstname, lastname, email, role, language, invitedBy, organizationId } = invitation;
  const { name: organizationName } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { firstname, lastname, email, role, language, invitedBy, organizationName };
}

/**
 * Invites somebody to the team by mail; revokes pending invitations to the address.
 * @param spoken language of the mail if the invitation has none
 * @returns the invitation's id
 * @throws ApiError forbidden for a coordinator who invites an admin, email_taken for somebody of the
 * foundation
 */
async function invite(
  { role: wanted, language, ...person }: Body<'inviteCoordinator'>,
  spoken: Language,
  user: SignedInUser,
  db: Queries,
): Promise<string> {
  const role = wanted ?? 'coordinator';
  if (!mayManage(user.role, role)) throw new ApiError('forbidden');
  const { organizationId } = user;
  const now = Date.now();
  const invitation = {
    ...person,
    id: uuid(),
    organizationId,
    role,
    language: language ?? spoken,
    invitedBy: user.name,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + tokenSeconds.invitation * 1000).toISOString(),
  };
  await inTransaction(db, async (trx) => {
    // Serialise concurrent invitations to one address, so that only one stays pending.
    await lockTeam(organizationId, trx);
    await refuseEmailOfOwn(person.email, organizationId, trx);
    await revokeOthers(invitation, trx);
    await insertRows('invitations', [invitation], trx);
    await mailInvitation(invitation, trx);
    const changes = [{ field: 'email', from: null, to: person.email }];
    const foundation = { id: organizationId, organizationId };
    await addHistory('organizations', foundation, user, 'invited', changes, trx);
  });
  return invitation.id;
}

type Mailed = 'id' | 'email' | 'language' | 'role' | 'invitedBy' | 'organizationId';

/** Mails a new link in the invitation's language; revokes the previous one. */
async function mailInvitation(
  invitation: Pick<FoundInvitation, Mailed> & { readonly message?: string | null },
  trx: Trx,
): Promise<void> {
  const { name: organization } = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', invitation.organizationId)
    .executeTakeFirstOrThrow();
  const token = await issueToken('invitation', invitation, trx);
  const { email: to, language, role, invitedBy: inviter, message } = invitation;
  const values = { organization, inviter, role, message, token };
  await enqueueMail({ to, language, template: 'invitation', values }, trx);
}
