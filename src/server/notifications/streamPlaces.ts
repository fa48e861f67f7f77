import { CROWDED } from './notificationEvents.ts';

/** Enough for a person's open windows plus a few dead connections. */
const PER_ACCOUNT = 20;

interface OpenStream {
  readonly signal: AbortSignal;
  readonly leave: () => void;
}

/**
 * Limits an account's open streams in this process.
 * @param closing ends all of them
 * @returns registers a stream of an account; beyond the limit its oldest ends
 */
export function limitStreams(closing: AbortSignal): (accountId: string) => OpenStream {
  const open = new Map<string, Set<AbortController>>();
  closing.addEventListener('abort', () => {
    for (const streams of open.values()) for (const stream of streams) stream.abort();
  });
  return (accountId) => {
    const streams = open.get(accountId) ?? new Set();
    const stream = new AbortController();
    if (closing.aborted) stream.abort();
    open.set(accountId, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > PER_ACCOUNT && oldest) {
      streams.delete(oldest);
      oldest.abort(CROWDED);
    }
    const leave = () => {
      stream.abort();
      streams.delete(stream);
      if (streams.size === 0 && open.get(accountId) === streams) open.delete(accountId);
    };
    return { signal: stream.signal, leave };
  };
}
