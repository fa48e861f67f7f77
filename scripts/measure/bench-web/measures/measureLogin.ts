import { setTimeout as delay } from 'node:timers/promises';
import type { Goal } from '../../bench/Bench.ts';
import type { Bench, Site } from '../openBench.ts';
import { type OpenPage, openContext, openPage, slow } from '../openPage.ts';
import { reportScripts, totalOf } from '../scriptBytes.ts';
import { sitesInTurns } from '../sitesInTurns.ts';

export async function measureLogin(bench: Bench): Promise<Goal[]> {
  const peer = await loginScript(bench, bench.peer);
  const product = await loginScript(bench, bench.product);
  const { typed } = await sitesInTurns(bench, async (site) => {
    const context = await openContext(bench, site);
    const opened = await openPage(context, { ...site.login, speed: slow });
    const typed = await typeUntilKept(opened, site.login.awaited);
    await context.close();
    return { typed };
  });
  return [
    {
      name: 'login page: script',
      unit: 'kB',
      peer: peer.untilUsed,
      product: product.untilUsed,
      limit: 0.5,
    },
    {
      name: 'login page: script, once it is used',
      unit: 'kB',
      peer: peer.inUse,
      product: product.inUse,
      limit: 0.5,
    },
    { name: 'login page: typing is kept, slow', unit: 'ms', ...typed, limit: 0.5 },
  ];
}

async function loginScript(bench: Bench, site: Site): Promise<{ untilUsed: number; inUse: number }> {
  const context = await openContext(bench, site);
  const opened = await openPage(context, site.login);
  await opened.shown();
  await opened.quiet();
  const untilUsed = totalOf(await opened.scripts()) / 1000;
  await opened.use();
  const scripts = await opened.scripts();
  await context.close();
  reportScripts(`login page of the ${site.name}, once it is used`, scripts);
  return { untilUsed, inUse: totalOf(scripts) / 1000 };
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const PAUSE_MS = 80;

/**
 * Types into a field from the first paint until the page is quiet, like a user in a hurry, and refocuses the
 * field whenever the page takes the focus away.
 *
 * @param field CSS selector
 * @returns milliseconds until the first letter from which on nothing was lost
 */
async function typeUntilKept({ page, quiet, seen }: OpenPage, field: string): Promise<number> {
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

/** Runs in the page: a user would click into the field as soon as it appears. */
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
