import { useEffect } from 'react';

/** Ctrl+P and Cmd+P do what the page's own button does. */
export function usePrintKeys(print: () => unknown): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.shiftKey || event.altKey) return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', take);
    return () => window.removeEventListener('keydown', take);
  }, [print]);
}
