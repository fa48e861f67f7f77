import { ApiError } from '../ApiError.ts';
import type { StreamEvent } from './StreamEvent.ts';

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
 * The events of a body, as they come. Ends when the body ends.
 *
 * @param silence milliseconds without a byte after which the connection counts as dead
 * @throws when the body is cut or silent
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silence: number,
): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readChunks(body, silence)) {
    // A line may end with CR LF, and a chunk may end between the two.
    text = `${text}${decoder.decode(chunk, { stream: true })}`.replaceAll('\r\n', '\n');
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks.map(parseEvent).filter((event) => event !== undefined);
  }
}

/**
 * An event out of its lines. What carries no data, such as a comment that keeps the connection open, is none; the
 * wish that the next connection waits comes as one of type `retry`.
 *
 * @example parseEvent('event: unread\ndata: 2') // { id: undefined, type: 'unread', data: '2' }
 */
export function parseEvent(block: string): StreamEvent | undefined {
  const lines = block.split('\n').map(fieldOf);
  const last = (wanted: string) => lines.findLast(({ name }) => name === wanted)?.value;
  const data = lines.filter(({ name }) => name === 'data').map(({ value }) => value);
  if (data.length === 0) {
    const retry = last('retry');
    return retry === undefined ? undefined : { id: undefined, type: 'retry', data: retry };
  }
  return { id: last('id'), type: last('event') || 'message', data: data.join('\n') };
}

/** `name: value`; one space after the colon is not part of the value. */
function fieldOf(line: string): { name: string; value: string } {
  const [, name = line, value = ''] = /^([^:]*): ?(.*)$/s.exec(line) ?? [];
  return { name, value };
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
