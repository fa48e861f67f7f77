import { useEffect } from 'react';
import { useLoadingStore } from './loadingStore.ts';

/** Rendered inside every placeholder, so that the shell announces the loading. */
export function LoadingNote() {
  useEffect(() => useLoadingStore.getState().begin(), []);
  return null;
}
