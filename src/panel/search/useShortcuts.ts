import { useEffect, useEffectEvent } from 'react';
import { SINGLE_KEYS } from './shortcutKeys.ts';

export interface Shortcuts {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Whether keys without a modifier are shortcuts, too. Who speaks to the computer may turn them off (WCAG 2.1.4). */
export const singleKeys = {
  key: 'panel.singleKeys',
  areOn: () => localStorage.getItem(singleKeys.key) !== 'off',
  set: (areOn: boolean) =>
    areOn ? localStorage.removeItem(singleKeys.key) : localStorage.setItem(singleKeys.key, 'off'),
};

/**
 * The panel's shortcuts: Ctrl+K or Cmd+K searches everywhere, `/` goes to the search of the page's list, `?` shows
 * them all. None while a dialog is open; single keys not while somebody types.
 */
export function useShortcuts({ onSearch, onHelp }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
    const action = actionOf(event, { onSearch, onHelp });
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function actionOf(event: KeyboardEvent, { onSearch, onHelp }: Shortcuts): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey) {
    // By its place on the keyboard, too: a Cyrillic layout has another letter there.
    const isK = event.key.toLowerCase() === 'k' || event.code === 'KeyK';
    return isK && !event.shiftKey && !event.altKey ? onSearch : undefined;
  }
  if (event.altKey || isTyping(event.target) || !singleKeys.areOn()) return undefined;
  if (event.key === SINGLE_KEYS['search.shortcuts.help']) return onHelp;
  const field = document.querySelector<HTMLInputElement>('#main search input[type="search"]');
  return event.key === SINGLE_KEYS['search.shortcuts.list'] && field ? () => field.select() : undefined;
}

export function isDialogOpen(): boolean {
  return (
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
