import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';
import type { SignedInUser } from '../http/Call.ts';
import { IDLE_SECONDS } from './sessionRules.ts';

interface LivingSession extends Pick<SignedInUser, 'role' | 'organizationId'> {
  /** Remaining seconds if it is not used. */
  readonly secondsLeft: number;
}

/**
 * Owner and remaining time of a session, or undefined if it has ended. Does not count as use, so an open
 * window does not prolong it.
 */
export function findLivingSession(
  { organizationId, sessionHash }: Pick<SignedInUser, 'organizationId' | 'sessionHash'>,
  db: Queries,
): Promise<LivingSession | undefined> {
  const idleEnd = sql<string>`"sessions"."lastUsedAt" + make_interval(secs => ${IDLE_SECONDS})`;
  const end = sql<string>`least("sessions"."expiresAt", ${idleEnd})`;
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', (on) =>
      on
        .onRef('accounts.organizationId', '=', 'sessions.organizationId')
        .onRef('accounts.id', '=', 'sessions.accountId'),
    )
    .select(['accounts.role', 'accounts.organizationId'])
    .select(sql<number>`extract(epoch from ${end} - now())::float8`.as('secondsLeft'))
    .where('sessions.organizationId', '=', organizationId)
    .where('sessions.tokenHash', '=', sessionHash)
    .where(end, '>', sql<string>`now()`)
    .where('accounts.closedAt', 'is', null)
    .executeTakeFirst();
}
