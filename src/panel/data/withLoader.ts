import { create } from 'zustand';

/**
 * Shows the loading overlay until the work settles.
 *
 * @example await withLoader(signOut());
 */
export async function withLoader<Result>(work: Promise<Result>): Promise<Result> {
  const { set } = useLoaderStore.getState();
  set(true);
  try {
    return await work;
  } finally {
    set(false);
  }
}

interface LoaderState {
  readonly loading: boolean;
  /** How many tasks keep the overlay open. */
  readonly counter: number;
  readonly set: (loading: boolean) => void;
}

/** State of the full-page loading overlay (specification, section 4). */
export const useLoaderStore = create<LoaderState>((set) => ({
  loading: false,
  counter: 0,
  set: (loading) =>
    set((state) => {
      const counter = Math.max(0, state.counter + (loading ? 1 : -1));
      return { counter, loading: counter > 0 };
    }),
}));
