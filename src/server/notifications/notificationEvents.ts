import type { Language } from '../../contract/Language.ts';
import type { RecordKey } from '../core/db/RecordKey.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { asNotification } from './asNotification.ts';
import { newsOf } from './newsOf.ts';
import { findPlace } from './notificationStore.ts';

/** Less than what proxies take for silence, often 30 or 60 seconds. */
const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2_000;
const CROWDED_RETRY_MS = 60_000;
const BATCH = 100;

/** Stands for the time before the first notification, for who connects again and had none until then. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Why a stream ends that could go on: this account has opened too many others since. */
export const CROWDED = Symbol('crowded');

interface Listening {
  readonly user: SignedInUser;
  readonly language: Language;
  readonly lastEventId: string | undefined;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly heartbeatMs?: number;
}

/**
 * The text of a stream of notifications. Notices only say that there may be something: what is sent is read from the
 * database, behind what was sent before, so whatever is lost on the way comes with the next look, and nothing is kept
 * for readers who are slow.
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
    // With an id from the beginning, so that who is cut off before the first notification misses none either.
    yield retryAfter(RETRY_MS) + serverSentEvent({ event: 'unread', data: unread, id: start.id });
    for (let isRung = true; !signal.aborted; ) {
      const session = await news.findLivingSession(user);
      // Who has another role by now, or is of another foundation, comes again as what they are.
      if (session?.role !== user.role || session.organizationId !== user.organizationId) break;
      if (!isRung) yield heartbeat;
      // Before what is new is read, so that nothing counts that was not sent.
      const count = await news.countUnread(user);
      const unseen = await news.after(position, user, BATCH);
      for (const notification of unseen) {
        const { id, position: reached, ...record } = notification;
        position = reached;
        yield serverSentEvent({
          event: 'notification',
          data: asNotification({ id, ...record }, language),
          id,
        });
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

/** Where to go on: behind what the browser has, or behind everything where that is not known. */
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
  /** Sent as JSON, which has no line breaks. */
  readonly data: unknown;
  /** What the browser sends as `Last-Event-ID` when it connects again. */
  readonly id?: string;
}

/** One event of a stream (HTML standard, "Server-sent events"). */
function serverSentEvent({ event, data, id }: ServerSentEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Says nothing, but keeps what is between from taking the connection for dead, and finds out whether it is. */
const heartbeat = ':\n\n';

/** How long the browser waits until it connects again. */
function retryAfter(ms: number): string {
  return `retry: ${ms}\n\n`;
}

interface Bell {
  /** Wakes who waits now or, if nobody does, who waits next; many rings until then are one. */
  readonly ring: () => void;
  /** Waits for a ring, for so long at most. @returns whether it was rung */
  readonly wait: (ms: number) => Promise<boolean>;
}

/** Lets a loop sleep until there is something to do, and miss nothing that comes while it is at work. */
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
