import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { Language } from '../../contract/Language.ts';
import { mayManage } from '../../domain/team/mayManage.ts';
import { refuseEmailOfOwn } from '../accounts/identity/accountStore.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { issueToken, tokenSeconds } from '../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import { type FoundInvitation, revokeOthers } from './invitationStore.ts';
import { lockTeam } from './teamStore.ts';

/**
 * Invites somebody to the team by mail; revokes pending invitations to the address.
 * @param spoken language of the mail if the invitation has none
 * @returns the invitation's id
 * @throws ApiError forbidden for a coordinator who invites an admin, email_taken for somebody of the
 * foundation
 */
export async function invite(
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
    await addHistory(
      { table: 'organizations', id: organizationId, organizationId },
      user,
      'invited',
      changes,
      trx,
    );
  });
  return invitation.id;
}

type Mailed = 'id' | 'email' | 'language' | 'role' | 'invitedBy' | 'organizationId';

/** Mails a new link in the invitation's language; revokes the previous one. */
export async function mailInvitation(
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
