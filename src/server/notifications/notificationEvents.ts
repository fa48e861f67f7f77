import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '../../contract/Language.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { findLivingSession } from '../core/session/sessionStore.ts';
import { asNotification, countUnread, findPlace, notificationsAfter } from './notificationStore.ts';

/** Shorter than idle timeouts of proxies, often 30 or 60 seconds. */
const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2_000;
const CROWDED_RETRY_MS = 60_000;
const BATCH = 100;

/** Event id before the first notification, so that a reconnect can resume from there. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Reason for ending a stream: the account has opened too many others. */
export const CROWDED = Symbol('crowded');

interface Listening {
  readonly user: SignedInUser;
  readonly language: Language;
  readonly lastEventId: string | undefined;
  /** Ends the stream. */
  readonly signal: AbortSignal;
  readonly heartbeatMs?: number;
}

/**
 * Generates the text of a notification stream. Notices only signal that there may be news: the content is
 * read from the database after the last sent position, so nothing is lost and nothing is buffered for slow
 * readers.
 */
export async function* notificationEvents(
  { user, language, lastEventId, signal, heartbeatMs = HEARTBEAT_MS }: Listening,
  { db, live }: Pick<Services, 'db' | 'live'>,
): AsyncGenerator<string> {
  const news = newsOf(db);
  const bell = createBell();
  const unsubscribes = (['notifications', 'sessions'] as const).map((channel) =>
    live.subscribe(channel, (id) => {
      if (id === null || id === user.id) bell.ring();
    }),
  );
  signal.addEventListener('abort', bell.ring);
  try {
    const start = await startOf(lastEventId, user, db);
    let { position } = start;
    let unread = await news.countUnread(user);
    // Sends an id at once, so that a reader who disconnects before the first notification misses nothing.
    yield retryAfter(RETRY_MS) + serverSentEvent({ event: 'unread', data: unread, id: start.id });
    for (let isRung = true; !signal.aborted; ) {
      // Count first, so that the count never includes unsent notifications.
      const count = await news.countUnread(user);
      const unseen = await news.after(position, user, BATCH);
      // Last, so that nothing is sent that has arisen after the session's end.
      const session = await news.findLivingSession(user);
      // After a change of role or foundation, the client must reconnect.
      if (session?.role !== user.role || session.organizationId !== user.organizationId) break;
      if (!isRung) yield heartbeat;
      for (const notification of unseen) {
        const { position: reached, ...record } = notification;
        position = reached;
        const data = asNotification(record, language);
        yield serverSentEvent({ event: 'notification', data, id: record.id });
      }
      if (count !== unread) yield serverSentEvent({ event: 'unread', data: count });
      unread = count;
      if (unseen.length === BATCH) continue;
      isRung = await bell.wait(Math.min(heartbeatMs, Math.ceil(session.secondsLeft * 1_000)));
    }
    if (signal.reason === CROWDED) yield retryAfter(CROWDED_RETRY_MS);
  } finally {
    for (const unsubscribe of unsubscribes) unsubscribe();
    signal.removeEventListener('abort', bell.ring);
  }
}

/** Position to resume from: after the browser's last event, or after everything if that is unknown. */
async function startOf(
  lastEventId: string | undefined,
  account: RecordKey,
  db: Services['db'],
): Promise<{ id: string; position: number }> {
  const first = { id: BEFORE_ALL, position: 0 };
  if (lastEventId === BEFORE_ALL) return first;
  const known = lastEventId === undefined ? undefined : await findPlace(lastEventId, account, db);
  return known ?? (await findPlace('last', account, db)) ?? first;
}

interface ServerSentEvent {
  readonly event: string;
  /** Sent as JSON, which contains no line breaks. */
  readonly data: unknown;
  /** Sent back by the browser as `Last-Event-ID` when it reconnects. */
  readonly id?: string;
}

/** One event of a stream (HTML standard, "Server-sent events"). */
function serverSentEvent({ event, data, id }: ServerSentEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment that keeps proxies from closing the connection, and detects a dead one. */
const heartbeat = ':\n\n';

/** Delay before the browser reconnects. */
function retryAfter(ms: number): string {
  return `retry: ${ms}\n\n`;
}

interface Bell {
  /** Wakes the waiting loop, or its next wait; several rings count as one. */
  readonly ring: () => void;
  /** Waits for a ring, up to a timeout. @returns whether it was rung */
  readonly wait: (ms: number) => Promise<boolean>;
}

/** Lets a loop sleep until there is work, without missing rings that come while it is busy. */
function createBell(): Bell {
  let isRung = false;
  let wake = (): void => {};
  return {
    ring: () => {
      isRung = true;
      wake();
    },
    wait: async (ms) => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const was = isRung;
      isRung = false;
      return was;
    },
  };
}

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

function newsOf(db: Services['db']): ReturnType<typeof createNews> {
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
