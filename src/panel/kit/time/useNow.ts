import { useEffect, useState } from 'react';

const halfAMinute = 30_000;

/**
 * The time in milliseconds, updated twice a minute, so that “5 minutes ago” or “tomorrow” stays correct in an
 * open window, even past midnight.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, halfAMinute);
    // Timers are throttled in hidden windows.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
