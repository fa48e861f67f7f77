import { useCallback, useEffect, useRef } from 'react';
import { isDialogOpen } from './useShortcuts.ts';

/**
 * What somebody types between the shortcut and the dialog, whose script may still be on its way.
 * @param isOpening whether the dialog is open or will be
 * @returns reads it
 */
export function useEarlyText(isOpening: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    typed.current = '';
    if (!isOpening) return undefined;
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isDialogOpen() || ctrlKey || metaKey || altKey || key.length !== 1) return;
      event.preventDefault();
      typed.current += key;
    };
    document.addEventListener('keydown', keep, { capture: true });
    return () => document.removeEventListener('keydown', keep, { capture: true });
  }, [isOpening]);
  return useCallback(() => typed.current, []);
}
