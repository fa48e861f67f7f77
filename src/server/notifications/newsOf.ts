import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { findLivingSession } from '../core/session/sessionStore.ts';
import { countUnread, notificationsAfter } from './notificationStore.ts';

/** Queries that every open window makes on a notice, deduplicated per user. */
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
 * Deduplicates equal queries within one tick, as when a notice wakes all windows of a user. Later callers
 * query again, because a pending result might predate their notice.
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
