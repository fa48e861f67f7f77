import type { RecordKey } from '../db/RecordKey.ts';
import type { SignedInUser } from '../http/Call.ts';
import { findLivingSession } from '../identity/findLivingSession.ts';
import type { Services } from '../services.ts';
import { askTogether } from './askTogether.ts';
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
