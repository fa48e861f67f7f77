import type { Problem } from './ApiError.ts';

/** A failed call. Status 0 means no response. */
export interface Failure {
  readonly status: number;
  readonly problem: Problem | undefined;
  /** The caller sent the header `no-toast`. */
  readonly quiet: boolean;
}

type Listener = (failure: Failure) => void;

const listeners = new Set<Listener>();

/** Registers a listener for failed calls. This keeps the transport independent of the UI. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportFailure(failure: Failure): void {
  for (const listener of listeners) listener(failure);
}
