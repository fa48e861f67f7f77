import { isSessionAlive } from '../identity/isSessionAlive.ts';
import type { Services } from '../services.ts';
import { askTogether } from './askTogether.ts';
import { countUnread, notificationsAfter } from './notificationStore.ts';

/** What each open window asks when there may be something new; all windows of a person ask it once. */
function createNews(db: Services['db']) {
  return {
    isAlive: askTogether(
      (sessionHash: Buffer) => isSessionAlive(sessionHash, db),
      (sessionHash) => sessionHash.toString('hex'),
    ),
    countUnread: askTogether(
      (accountId: string) => countUnread(accountId, db),
      (accountId) => accountId,
    ),
    after: askTogether(
      (position: number, accountId: string, limit: number) =>
        notificationsAfter(position, accountId, limit, db),
      (position, accountId) => `${accountId} ${position}`,
    ),
  };
}

const all = new WeakMap<Services['db'], ReturnType<typeof createNews>>();

export function newsOf(db: Services['db']): ReturnType<typeof createNews> {
  const news = all.get(db) ?? createNews(db);
  all.set(db, news);
  return news;
}
