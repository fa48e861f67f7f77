import { useEffect } from 'react';
import { useLoadingStore } from './loadingStore.ts';

/** Part of whatever stands in the place of what is on its way: the shell tells screen readers that there is. */
export function LoadingNote() {
  useEffect(() => useLoadingStore.getState().begin(), []);
  return null;
}
