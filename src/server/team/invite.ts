import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { Language } from '../../contract/Language.ts';
import { mayManage } from '../../domain/team/mayManage.ts';
import { addHistory } from '../db/historyStore.ts';
import { insertRows } from '../db/insertRows.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { tokenSeconds } from '../identity/oneTimeTokens.ts';
import { refuseEmailOfOwn } from '../identity/refuseEmailOfOwn.ts';
import { revokeOthers } from './invitationStore.ts';
import { mailInvitation } from './mailInvitation.ts';
import { lockTeam } from './teamStore.ts';

/**
 * Invites somebody to the team by mail; what was pending for the address is revoked.
 * @param spoken language of the mail where the invitation names none
 * @returns the invitation's id
 * @throws ApiError forbidden for a coordinator who invites an admin, email_taken for somebody of the foundation
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
    // Two invitations to one address at once come one after the other, so that one is pending in the end.
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
