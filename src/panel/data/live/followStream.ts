import { ApiError } from '../ApiError.ts';
import { pauseBefore } from './pauseBefore.ts';
import { readEvents } from './readEvents.ts';
import type { StreamEvent } from './StreamEvent.ts';
import { waitForChance } from './waitForChance.ts';

interface Following {
  /** Connects; the body, or an ApiError. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
  readonly signal: AbortSignal;
}

/** The server says something each 20 seconds, if only a comment. */
const silence = 50_000;
/** What lasted so long was a connection; what did not, such as the mock's one answer, counts as a failure. */
const steady = 20_000;

/**
 * Keeps a stream of events open until the signal: connects again after each end, with growing pauses that are no
 * shorter than the server asks for.
 * Gives up when the session is over or the stream is not for this person.
 */
export async function followStream({ open, onOpen, onEvent, signal }: Following): Promise<void> {
  let failures = 0;
  let asked = 0;
  while (!signal.aborted) {
    const start = Date.now();
    try {
      const body = await open(signal);
      onOpen();
      for await (const event of readEvents(body, silence)) {
        if (event.type === 'retry') asked = Number(event.data) || 0;
        else onEvent(event);
      }
    } catch (error) {
      if (isFinal(error)) return;
    }
    failures = Date.now() - start > steady ? 1 : failures + 1;
    await waitForChance(Math.max(asked, pauseBefore(failures)), signal);
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
}
