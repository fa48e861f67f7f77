import { createParser } from 'eventsource-parser';
import { ApiError } from '../ApiError.ts';

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** Undefined if the server sent none. */
  readonly id: string | undefined;
  /** `message` if the server sent none. */
  readonly type: string;
  readonly data: string;
}

interface Following {
  /** Connects and resolves to the body, or throws an ApiError. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
  readonly signal: AbortSignal;
}

/** The server sends something every 20 seconds, if only a comment. */
const silence = 50_000;
/**
 * A connection that lasted this long resets the backoff. A shorter one, such as the mock's single response,
 * counts as a failure.
 */
const steady = 20_000;

const second = 1000;
/** Upper bound of the backoff, so that a viewer soon sees news once the server is back. */
const longest = 15 * second;

/**
 * Milliseconds before the next try: one second, doubled for each failure, up to `longest`. Jitter keeps
 * browsers from reconnecting all at once after a server restart.
 *
 * @param failures consecutive failures, from 1
 */
export function pauseBefore(failures: number, chance = Math.random()): number {
  const pause = Math.min(second * 2 ** (failures - 1), longest);
  return Math.round(pause * (0.75 + chance / 4));
}

/**
 * Keeps an event stream open until the signal aborts. Reconnects with backoff, waiting at least as long as
 * the server asks. Gives up when the session has ended or the user may not read the stream.
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
 * Waits, but retries early when the network or the user comes back. Resolves at once when the signal aborts.
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
 * @throws when the body is cut off or silent
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
 * Yields the chunks of a body; closes the connection when the consumer stops.
 *
 * @param silence timeout in milliseconds: a lost network reports no error
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
    // Ignore a connection that is already closed.
    await reader.cancel().catch(() => undefined);
  }
}
