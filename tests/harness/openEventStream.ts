import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from './Caller.ts';

export interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
  readonly id?: string;
}

export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next unread event. @throws Error on a timeout, or when the stream has ended */
  readonly next: () => Promise<StreamedEvent>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  /** Everything received, including comments. */
  readonly text: () => string;
  readonly close: () => void;
}

/**
 * Enough for a busy machine, and less than the 20 seconds after which a stream polls: anything earlier was
 * announced. `npm run bench` measures how fast.
 */
const TIMEOUT_MS = 15_000;

interface Options {
  readonly as: Pick<Caller, 'cookie'>;
  readonly lastEventId?: string;
  readonly language?: string;
}

/** Opens a running server's notification stream like a browser, and reads it. */
export async function openEventStream(
  url: string,
  { as, lastEventId, language = 'en' }: Options,
): Promise<EventStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/notifications/stream`, {
    signal: leaving.signal,
    headers: {
      cookie: as.cookie,
      'accept-language': language,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  let text = '';
  let hasEnded = false;
  const read = async () => {
    try {
      const decoder = new TextDecoder();
      const reader = response.body?.getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        text += decoder.decode(part.value, { stream: true });
    } catch {
      // Disconnected by either side.
    }
    hasEnded = true;
  };
  const ended = read();
  let taken = 0;
  return {
    status: response.status,
    headers: response.headers,
    ended,
    hasEnded: () => hasEnded,
    text: () => text,
    close: () => leaving.abort(),
    next: async () => {
      for (const end = Date.now() + TIMEOUT_MS; ; ) {
        const event = eventsOf(text)[taken];
        if (event) {
          taken += 1;
          return event;
        }
        if (hasEnded || Date.now() > end) throw new Error(`no event ${taken + 1} in ${JSON.stringify(text)}`);
        await delay(10);
      }
    },
  };
}

function eventsOf(text: string): StreamedEvent[] {
  const blocks = text.split('\n\n').slice(0, -1);
  return blocks.flatMap((block) => {
    const fields = Object.fromEntries(
      block
        .split('\n')
        .filter((line) => !line.startsWith(':'))
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    );
    if (fields.event === undefined) return [];
    const { event, data = 'null', id } = fields;
    return [{ event, data: JSON.parse(data), ...(id !== undefined && { id }) }];
  });
}
