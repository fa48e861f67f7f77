import { createParser } from 'eventsource-parser';
import { ApiError } from '../ApiError.ts';

/** An event of a `text/event-stream`. */
export interface StreamEvent {
  /** Missing where the server gave none. */
  readonly id: string | undefined;
  /** `message` where the server gave none. */
  readonly type: string;
  readonly data: string;
}

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

const second = 1000;
/** What somebody who looks at the panel waits at most for the news, once the server is back. */
const longest = 15 * second;

/**
 * Milliseconds before the next try: a second, then twice as long each time, up to `longest`. A part of it is left to
 * chance, so that all browsers do not come back at once after a restart of the server.
 *
 * @param failures tries in a row that failed, from 1
 */
export function pauseBefore(failures: number, chance = Math.random()): number {
  const pause = Math.min(second * 2 ** (failures - 1), longest);
  return Math.round(pause * (0.75 + chance / 4));
}

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

/**
 * Waits, but no longer than until something speaks for another try: the network is back, or the person is.
 * Ends at once with the signal.
 */
function waitForChance(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isOver = new AbortController();
    const end = () => {
      clearTimeout(timer);
      isOver.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const until = { signal: isOver.signal };
    signal.addEventListener('abort', end, until);
    window.addEventListener('online', end, until);
    document.addEventListener('visibilitychange', () => !document.hidden && end(), until);
    if (signal.aborted) end();
  });
}

/**
 * The events of a body, as they come; the wish that the next connection waits comes as one of type `retry`. Ends when
 * the body ends.
 *
 * @param silence milliseconds without a byte after which the connection counts as dead
 * @throws when the body is cut or silent
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silence: number,
): AsyncGenerator<StreamEvent> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event = 'message', data }) => events.push({ id, type: event, data }),
    onRetry: (milliseconds) => events.push({ id: undefined, type: 'retry', data: String(milliseconds) }),
  });
  const decoder = new TextDecoder();
  for await (const chunk of readChunks(body, silence)) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* events.splice(0);
  }
}

/**
 * What comes of a body, piece by piece; the connection is closed when nobody wants more.
 *
 * @param silence milliseconds after which no more is waited for: a network that went away tells nobody
 */
async function* readChunks(body: ReadableStream<Uint8Array>, silence: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reader.cancel(), silence);
  };
  try {
    for (;;) {
      listen();
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // Its connection may have gone already.
    await reader.cancel().catch(() => undefined);
  }
}
