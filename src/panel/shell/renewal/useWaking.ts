import { useEffect } from 'react';
import { lookAfterSession } from '../../data/session.ts';

/** Milliseconds in which a session is asked after once at most. */
const PAUSE_MS = 3 * 60_000;

/**
 * Finds out whether the session has ended while nobody looked at the page, or while there was no network: before
 * somebody goes on to type.
 */
export function useWaking(): void {
  useEffect(() => {
    let last = Date.now();
    const wake = () => {
      if (document.hidden || !navigator.onLine || Date.now() - last < PAUSE_MS) return;
      last = Date.now();
      // Without an answer, nothing is known of it.
      lookAfterSession().catch(() => {});
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
