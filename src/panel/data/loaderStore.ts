import { create } from 'zustand';

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
