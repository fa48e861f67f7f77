import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isDatabaseAway } from '../core/db/isDatabaseAway.ts';
import { inTransaction } from '../core/db/transaction.ts';
import type { Call, Handlers, SignedInUser } from '../core/http/Call.ts';
import { announce } from '../core/live/channels.ts';
import type { Log } from '../core/log/createLog.ts';
import type { Services } from '../core/services.ts';
import { notificationEvents } from './notificationEvents.ts';
import { asNotification, countUnread, markRead, notifications } from './notificationStore.ts';
import { limitStreams } from './streamPlaces.ts';

/**
 * The signed-in user's notifications: list, mark as read, live stream.
 * @param closing aborted on shutdown, which ends the streams
 */
export function notificationOperations(services: Services, closing: AbortSignal) {
  const { db } = services;
  const openStream = limitStreams(closing);

  /** Also notifies the user's other windows. */
  const read = (id: string | undefined, user: SignedInUser): Promise<void> =>
    inTransaction(db, async (trx) => {
      if ((await markRead(id, user, trx)) > 0) await announce('notifications', [user.id], trx);
    });

  return {
    listNotifications: async ({ user, query, language }) => {
      const [page, unreadCount] = await Promise.all([
        notifications.page(user, { ...query, language }, db),
        countUnread(user, db),
      ]);
      return {
        ...page,
        content: page.content.map((record) => asNotification(record, language)),
        unreadCount,
      };
    },

    readNotification: async ({ user, params: { id }, language }) => {
      await read(id, user);
      return asNotification(await notifications.find(id, user, db), language);
    },

    readAllNotifications: ({ user }) => read(undefined, user),

    streamNotifications: (call) => streamNotifications(call, services, openStream),
  } satisfies Partial<Handlers>;
}

/** A client that reads nothing for so long is gone. */
const STALLED_MS = 60_000;

/**
 * Streams the user's notifications as server-sent events, until either side disconnects or the session ends.
 * Bypasses the framework, which would keep all request data for hours: half of a stream's memory.
 */
async function streamNotifications(
  { user, language, request, reply }: Call<'streamNotifications'>,
  services: Pick<Services, 'db' | 'live'>,
  openStream: ReturnType<typeof limitStreams>,
): Promise<string> {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // Prevents nginx from buffering the stream.
    .header('x-accel-buffering', 'no')
    // The connection is not reused, so a stopping server need not wait for it.
    .header('connection', 'close');
  // A HEAD request reads nothing, so nothing would ever end its stream.
  if (request.method === 'HEAD') return '';
  const { signal, leave } = openStream(user.id);
  const answer = reply.raw;
  answer.once('close', leave);
  const lastEventId = [request.headers['last-event-id']].flat()[0];
  const events = notificationEvents({ user, language, lastEventId, signal }, services);
  // Errors up to here are answered normally.
  const first = await events.next();
  reply.hijack();
  // Flush the headers alone: Node retains them as sent, and this way as one string instead of a hundred.
  answer.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders).flushHeaders();
  if (!first.done) await send(first.value, answer, signal);
  void sendAll(events, answer, signal, request.server.log);
  return '';
}

/** Ends when the database is down: the browser reconnects and resumes. */
async function sendAll(
  events: AsyncIterable<string>,
  answer: ServerResponse,
  signal: AbortSignal,
  log: Pick<Log, 'error'>,
): Promise<void> {
  try {
    for await (const text of events) await send(text, answer, signal);
  } catch (err) {
    if (!isDatabaseAway(err)) log.error({ err }, 'a stream of notifications broke off');
  }
  answer.end();
}

/** Applies backpressure, so that at most a few kilobytes are buffered. */
async function send(text: string, answer: ServerResponse, signal: AbortSignal): Promise<void> {
  if (answer.destroyed || answer.write(text)) return;
  const stalled = setTimeout(() => answer.destroy(), STALLED_MS);
  // The stream is ending for another reason.
  await once(answer, 'drain', { signal }).catch(() => {});
  clearTimeout(stalled);
}
