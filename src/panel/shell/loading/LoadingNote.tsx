import { useEffect } from 'react';
import { create } from 'zustand';

/** Rendered inside every placeholder, so that the shell announces the loading. */
export function LoadingNote() {
  useEffect(() => useLoadingStore.getState().begin(), []);
  return null;
}

interface LoadingState {
  /** How many parts of the page are loading. */
  readonly count: number;
  /** @returns ends it: the part has loaded or was unmounted */
  readonly begin: () => () => void;
}

/** Loading state for screen readers; skeletons and bars show it on screen themselves. */
export const useLoadingStore = create<LoadingState>((set) => {
  const add = (more: number) => set(({ count }) => ({ count: count + more }));
  return {
    count: 0,
    begin: () => {
      add(1);
      return () => add(-1);
    },
  };
});
