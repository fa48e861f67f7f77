import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';
import { tokenSeconds } from './oneTimeTokens.ts';

/** How long it stays known that a link was there, so that it is called used and not unknown. */
const KEPT_DAYS = 30;

/** Deletes the accounts that were closed so long ago that their owners cannot take them back any more. */
export async function deleteClosedAccounts(db: Queries): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where('closedAt', '<=', sql<string>`now() - make_interval(secs => ${tokenSeconds.restore})`)
    .execute();
}

export async function deleteOldTokens(db: Queries): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('expiresAt', '<', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
