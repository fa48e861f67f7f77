import { create } from 'zustand';

interface LoadingState {
  /** How many parts of the page are on their way. */
  readonly count: number;
  /** @returns says that one of them has come, or is not waited for any more */
  readonly begin: () => () => void;
}

/** What is told to screen readers of loading; the pictures of it are the skeletons' and the bars' own. */
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
