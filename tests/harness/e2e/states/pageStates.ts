import { allStates } from './allStates.ts';
import type { ScreenState } from './ScreenState.ts';
import { arrived } from './steps.ts';

/** Pages without user actions. */
export const pageStates: readonly ScreenState[] = allStates.filter(
  ({ reach, isLoading }) => (!reach || reach === arrived) && !isLoading,
);

/** States after user actions: a dialog, a menu, a refused form. */
export const actionStates: readonly ScreenState[] = allStates.filter(
  ({ reach, isLoading }) => reach && reach !== arrived && !isLoading,
);
