import { create } from 'zustand';
import { hasUnsavedForm } from './useUnsavedForm.ts';

interface LeaveQuestion {
  /** Told by `UnsavedGuard`; missing while nobody has asked. */
  readonly answer: ((leaves: boolean) => void) | undefined;
}

export const useLeaveQuestion = create<LeaveQuestion>(() => ({ answer: undefined }));

/**
 * Asks who would lose what a form has not saved, before an act that ends the page. A change of the route is asked about
 * anyway, but that would be too late where it comes after the act.
 *
 * @example
 * if (await mayLeave()) await signOut();
 */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsavedForm()) return Promise.resolve(true);
  return new Promise((answer) => useLeaveQuestion.setState({ answer }));
}
