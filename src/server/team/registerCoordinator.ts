import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { addHistory } from '../db/historyStore.ts';
import { insertRows } from '../db/insertRows.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { insertAccount } from '../identity/insertAccount.ts';
import { readToken, redeemToken } from '../identity/oneTimeTokens.ts';
import { hashPassword } from '../identity/password.ts';
import { notifyTeam } from '../notify/notifyTeam.ts';
import { lockInvitation, stampInvitation } from './invitationStore.ts';

/**
 * Opens the account of an invited person, with the invitation's e-mail and role; the mailed link proves the address.
 * @returns id of the coordinator and of the foundation
 * @throws ApiError token_used, token_invalid (also when revoked), email_taken
 */
export async function registerCoordinator(
  { token, firstname, lastname, phone, password }: Body<'registerCoordinator'>,
  db: Queries,
): Promise<{ id: string; organizationId: string }> {
  // First, because hashing is work that a wrong link is not worth.
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
    await insertRows(
      'coordinators',
      [{ id, organizationId, name, phoneNumber: phone, createdAt, version: 1 }],
      trx,
    );
    await stampInvitation(invitation, 'acceptedAt', trx);
    const actor = { id, name };
    await addHistory({ table: 'coordinators', id, organizationId }, actor, 'created', [], trx);
    const subject = { type: 'coordinator', id, name } as const;
    await notifyTeam({ kind: 'coordinatorJoined', organizationId, actor, subject }, trx);
    return { id, organizationId };
  });
}
