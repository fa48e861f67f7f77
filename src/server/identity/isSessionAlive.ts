import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';
import { IDLE_SECONDS } from './sessionRules.ts';

/** Whether a session still is one; asking is no use of it, so a window that is merely open does not prolong it. */
export async function isSessionAlive(tokenHash: Buffer, db: Queries): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select('accounts.id')
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', sql<string>`now()`)
    .where('sessions.lastUsedAt', '>', sql<string>`now() - make_interval(secs => ${IDLE_SECONDS})`)
    .where('accounts.closedAt', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}
