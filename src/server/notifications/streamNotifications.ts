import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isDatabaseAway } from '../core/db/isDatabaseAway.ts';
import type { Call } from '../core/http/Call.ts';
import type { Log } from '../core/log/createLog.ts';
import type { Services } from '../core/services.ts';
import { notificationEvents } from './notificationEvents.ts';
import type { StreamPlaces } from './streamPlaces.ts';

/** Who takes nothing for so long does not read any more. */
const STALLED_MS = 60_000;

/**
 * The signed-in user's notifications as server-sent events, for as long as both sides and the session last. They are
 * written past the framework, which would keep all that it knows of a request for hours: half of a stream's memory.
 */
export async function streamNotifications(
  { user, language, request, reply }: Call<'streamNotifications'>,
  services: Pick<Services, 'db' | 'live'>,
  places: StreamPlaces,
): Promise<string> {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // For nginx, which would otherwise collect the answer before it passes it on.
    .header('x-accel-buffering', 'no')
    // There is nothing to follow on it, and a server that stops need not wait for that.
    .header('connection', 'close');
  // Whoever sends HEAD reads nothing, so nothing would ever end it.
  if (request.method === 'HEAD') return '';
  const { signal, leave } = places.take(user.id);
  const answer = reply.raw;
  answer.once('close', leave);
  const lastEventId = [request.headers['last-event-id']].flat()[0];
  const events = notificationEvents({ user, language, lastEventId, signal }, services);
  // What fails until here is answered as everything is.
  const first = await events.next();
  reply.hijack();
  // The head by itself: Node keeps it as it was sent, and this way as one text and not as the hundred that it is made of.
  answer.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders).flushHeaders();
  if (!first.done) await send(first.value, answer, signal);
  void sendAll(events, answer, signal, request.server.log);
  return '';
}

/** Ends where the database goes away: the browser comes again by itself, and misses nothing. */
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

/** Waits until the other end reads, so that no more than a few kilobytes ever wait here. */
async function send(text: string, answer: ServerResponse, signal: AbortSignal): Promise<void> {
  if (answer.destroyed || answer.write(text)) return;
  const stalled = setTimeout(() => answer.destroy(), STALLED_MS);
  // Nobody waits any more once the stream is to end, for whatever reason.
  await once(answer, 'drain', { signal }).catch(() => {});
  clearTimeout(stalled);
}
