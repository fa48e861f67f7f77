import { useEffect, useState } from 'react';

/** Whether something has been so for a while: what is over sooner need not be shown. */
export function useLasting(isSo: boolean, patienceMs: number): boolean {
  const [isLasting, setLasting] = useState(false);

  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, patienceMs]);

  return isLasting;
}
