import type { MouseEvent } from 'react';

/**
 * For the element around rows or cards: lets a click anywhere on one of them open its record, by the link that is
 * there for everybody. It leaves alone what is a control of its own, and a text that the person has just selected to
 * copy it. One for all of them, because each that knew how to navigate would be rendered with each navigation.
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
