import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RecordKey } from '../core/db/RecordKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { IDLE_SECONDS } from '../core/session/sessionRules.ts';
import { countUnread, notificationsAfter } from './notificationStore.ts';

/** What each open window asks when there may be something new; all windows of a person ask it once. */
function createNews(db: Services['db']) {
  return {
    findLivingSession: askTogether(
      (user: SignedInUser) => findLivingSession(user, db),
      ({ sessionHash }) => sessionHash.toString('hex'),
    ),
    countUnread: askTogether(
      (account: RecordKey) => countUnread(account, db),
      ({ id }) => id,
    ),
    after: askTogether(
      (position: number, account: RecordKey, limit: number) =>
        notificationsAfter(position, account, limit, db),
      (position, { id }) => `${id} ${position}`,
    ),
  };
}

const all = new WeakMap<Services['db'], ReturnType<typeof createNews>>();

export function newsOf(db: Services['db']): ReturnType<typeof createNews> {
  const news = all.get(db) ?? createNews(db);
  all.set(db, news);
  return news;
}

/**
 * Makes one question of those that come in the same turn of the event loop for the same thing, as they do when a notice
 * wakes all windows of a person. Who comes once it is asked asks anew: the answer might be older than what woke them.
 */
function askTogether<Asked extends readonly unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  keyOf: (...asked: Asked) => string,
): (...asked: Asked) => Promise<Answer> {
  const waiting = new Map<string, Promise<Answer>>();
  return (...asked) => {
    const key = keyOf(...asked);
    const begin = async () => {
      await nextTurn();
      waiting.delete(key);
      return ask(...asked);
    };
    const answer = waiting.get(key) ?? begin();
    waiting.set(key, answer);
    return answer;
  };
}

interface LivingSession extends Pick<SignedInUser, 'role' | 'organizationId'> {
  /** Until it ends by itself, unless it is used meanwhile. */
  readonly secondsLeft: number;
}

/**
 * Whose a session is and for how long, or undefined once it is none any more; asking is no use of it, so a window that is
 * merely open does not prolong it.
 */
function findLivingSession(
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
