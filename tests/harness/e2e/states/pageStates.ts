import { allStates } from './allStates.ts';
import type { ScreenState } from './ScreenState.ts';
import { arrived } from './steps.ts';

/** Pages as they come. */
export const pageStates: readonly ScreenState[] = allStates.filter(
  ({ reach, isLoading }) => (!reach || reach === arrived) && !isLoading,
);

/** What somebody has done on a page: a dialog, a menu, a form that was refused. */
export const actionStates: readonly ScreenState[] = allStates.filter(
  ({ reach, isLoading }) => reach && reach !== arrived && !isLoading,
);
