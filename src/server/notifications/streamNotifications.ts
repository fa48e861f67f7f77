import { Readable } from 'node:stream';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { keepingScope } from '../db/scope.ts';
import type { Call } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { notificationEvents } from './notificationEvents.ts';
import type { StreamPlaces } from './streamPlaces.ts';

/** Who takes nothing for so long does not read any more. */
const STALLED_MS = 60_000;

/** The signed-in user's notifications as server-sent events, for as long as both sides and the session last. */
export function streamNotifications(
  { user, language, request, reply }: Call<'streamNotifications'>,
  services: Pick<Services, 'db' | 'live'>,
  places: StreamPlaces,
): Readable {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // For nginx, which would otherwise collect the answer before it passes it on.
    .header('x-accel-buffering', 'no')
    // There is nothing to follow on it, and a server that stops need not wait for that.
    .header('connection', 'close');
  // Whoever sends HEAD reads nothing, so nothing would ever end it.
  if (request.method === 'HEAD') return Readable.from([]);
  const { signal, leave } = places.take(user.id);
  const lastEventId = [request.headers['last-event-id']].flat()[0];
  const events = notificationEvents({ user, language, lastEventId, signal }, services);
  const stream = Readable.from(keepingScope(untilAway(events, () => stream.destroy())), {
    objectMode: false,
  });
  stream.once('close', leave);
  return stream;
}

/**
 * Ends where the database goes away: the browser comes again by itself, and misses nothing. Text is taken from the
 * source only as fast as it is read at the other end, so no more than a few kilobytes ever wait.
 */
async function* untilAway(events: AsyncIterable<string>, onStalled: () => void): AsyncGenerator<string> {
  let stalled: NodeJS.Timeout | undefined;
  try {
    for await (const text of events) {
      stalled = setTimeout(onStalled, STALLED_MS);
      yield text;
      clearTimeout(stalled);
    }
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
  } finally {
    clearTimeout(stalled);
  }
}
