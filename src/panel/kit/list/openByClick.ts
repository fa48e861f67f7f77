import type { MouseEvent } from 'react';

/**
 * Click handler for the container of rows or cards: a click anywhere on one opens its record through its
 * link. Ignores clicks on controls and on selected text. One handler for all, because a row with
 * `useNavigate` would rerender on every navigation.
 */
export function openByClick({ target, ctrlKey, metaKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
  if (window.getSelection()?.toString()) return;
  const link = target
    .closest(':is(tr, li):has(a[data-opens])')
    ?.querySelector<HTMLAnchorElement>('a[data-opens]');
  if (ctrlKey || metaKey) window.open(link?.href, '_blank', 'noopener');
  else link?.click();
}
