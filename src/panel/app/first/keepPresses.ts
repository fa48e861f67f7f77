import { PANEL_LOST } from './losePanel.ts';

/**
 * Keeps the last press on a row that is not React's yet: the panel is on its way, and opens the record sooner than a
 * page of its own would come.
 *
 * @returns address of the record that was pressed, if any
 */
export function keepPresses(rows: Element): () => string | undefined {
  let pressed: string | undefined;
  let isLost = false;

  const open = () => {
    if (pressed && isLost) location.assign(pressed);
  };
  addEventListener(PANEL_LOST, () => {
    isLost = true;
    open();
  });
  rows.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    const link = target.closest('a') ?? target.closest('tr, li')?.querySelector('a');
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/')) return;
    event.preventDefault();
    pressed = href;
    open();
  });
  return () => pressed;
}
