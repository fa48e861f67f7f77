import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The time, in milliseconds, each minute anew: what is told as “5 minutes ago” or “tomorrow” stays true in a
 * window that is left open, over midnight too.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, minute);
    // Clocks of hidden windows stand still.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
