import { afterPaint } from '../afterPaint.ts';

/**
 * Runs once the focus is drawn where it went to, or after the click that is under way. A press takes the focus out of a
 * field first; a message that came up there and then would move what is pressed, and the click would miss it.
 */
export function whenPointerIsUp(run: () => void): void {
  const isDown = document.querySelector(':active') !== null;
  if (!isDown) afterPaint(run);
  else window.addEventListener('pointerup', () => setTimeout(run), { once: true });
}
