import { sql } from 'kysely';
import { spanning } from '../db/spanning.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { deleteAccount } from './accountStore.ts';
import { tokenSeconds } from './oneTimeTokens.ts';

/** Deletes the accounts that were closed so long ago that their owners cannot take them back any more. */
export async function deleteClosedAccounts(db: Queries): Promise<void> {
  const closed = await db
    .selectFrom('accounts')
    .modifyFront(spanning('what has expired'))
    .select(['id', 'organizationId'])
    .where('closedAt', '<=', sql<string>`now() - make_interval(secs => ${tokenSeconds.restore})`)
    .execute();
  for (const account of closed) await inTransaction(db, (trx) => deleteAccount(account, trx));
}
