import type { Problem } from './ApiError.ts';

/** A call that failed. Status 0: no answer came at all. */
export interface Failure {
  readonly status: number;
  readonly problem: Problem | undefined;
  /** The caller asked for no message by the header `no-toast`. */
  readonly quiet: boolean;
}

type Listener = (failure: Failure) => void;

const listeners = new Set<Listener>();

/** Transport tells of failures and knows nothing of screens; who shows or acts on them listens here. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportFailure(failure: Failure): void {
  for (const listener of listeners) listener(failure);
}
