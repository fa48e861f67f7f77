import { useEffect } from 'react';
import { watchSession } from '../../data/session.ts';

/** Minimum milliseconds between two session checks. */
const PAUSE_MS = 3 * 60_000;

/** Checks the session when the user or the network comes back, before the user continues to type. */
export function useWaking(): void {
  useEffect(() => {
    let last = Date.now();
    const wake = () => {
      if (document.hidden || !navigator.onLine || Date.now() - last < PAUSE_MS) return;
      last = Date.now();
      // No response says nothing about the session.
      watchSession().catch(() => {});
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('focus', wake);
    addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('focus', wake);
      removeEventListener('online', wake);
    };
  }, []);
}
