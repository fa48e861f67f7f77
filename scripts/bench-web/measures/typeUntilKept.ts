import { setTimeout as delay } from 'node:timers/promises';
import type { OpenPage } from '../openPage.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const PAUSE_MS = 80;

/**
 * Types into a field from the moment that there is something on the screen until the page has come to rest, as
 * somebody in a hurry does, and puts the focus there again whenever the page takes it away.
 *
 * @param field CSS selector
 * @returns milliseconds until the first letter that was kept, and so were all that came after it
 */
export async function typeUntilKept({ page, quiet, seen }: OpenPage, field: string): Promise<number> {
  await page.evaluate(holdFocus, field);
  let resting = false;
  const rest = quiet().then(() => {
    resting = true;
  });
  for (let index = 0; !resting; index += 1) {
    await page.keyboard.press(letters[index % letters.length] ?? 'x');
    await delay(PAUSE_MS);
  }
  await rest;
  return firstKept((await seen()).keys, await page.locator(field).inputValue());
}

/** In the page: a person would click into the field as soon as it is there. */
function holdFocus(field: string): void {
  const hold = () => {
    const input = document.querySelector<HTMLInputElement>(field);
    if (input && document.activeElement !== input) input.focus();
    requestAnimationFrame(hold);
  };
  hold();
}

function firstKept(keys: readonly { key: string; at: number }[], value: string): number {
  let kept = 0;
  while (kept < value.length && keys.at(-1 - kept)?.key === value.at(-1 - kept)) kept += 1;
  const first = keys.at(-kept);
  if (kept === 0 || !first) throw new Error(`Nothing that was typed was kept; the field says "${value}"`);
  return first.at;
}
