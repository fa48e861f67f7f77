import { useEffect, useEffectEvent } from 'react';

/** Ctrl+P and Cmd+P do what the page's own button does. */
export function usePrintKeys(print: () => unknown): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    if (!isPrint || event.shiftKey || event.altKey) return;
    event.preventDefault();
    print();
  });

  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
