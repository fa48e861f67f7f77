import { CROWDED } from './notificationEvents.ts';

/** Enough for a person's open windows plus a few dead connections. */
const PER_ACCOUNT = 20;

export interface StreamPlaces {
  /** Registers a stream of the account; beyond the limit its oldest ends. */
  readonly take: (accountId: string) => { readonly signal: AbortSignal; readonly leave: () => void };
}

/**
 * Limits an account's open streams in this process.
 * @param closing ends all of them
 */
export function createStreamPlaces(closing: AbortSignal): StreamPlaces {
  const open = new Map<string, Set<AbortController>>();
  closing.addEventListener('abort', () => {
    for (const streams of open.values()) for (const stream of streams) stream.abort();
  });
  return {
    take: (accountId) => {
      const streams = open.get(accountId) ?? new Set();
      const stream = new AbortController();
      if (closing.aborted) stream.abort();
      open.set(accountId, streams.add(stream));
      const [oldest] = streams;
      if (streams.size > PER_ACCOUNT && oldest) {
        streams.delete(oldest);
        oldest.abort(CROWDED);
      }
      return {
        signal: stream.signal,
        leave: () => {
          stream.abort();
          streams.delete(stream);
          if (streams.size === 0 && open.get(accountId) === streams) open.delete(accountId);
        },
      };
    },
  };
}
