import { settle } from '../settle.ts';
import { issueOf } from '../watchContext.ts';
import { answerWith, issuesOf } from './answerWith.ts';
import { moveTo } from './moveTo.ts';
import type { Screen, ScreenState } from './ScreenState.ts';

/**
 * Brings a page into a state.
 * @returns leaves it again
 */
export async function openState(screen: Screen, state: ScreenState): Promise<() => Promise<void>> {
  const { page, world, text } = screen;
  const answers = state.answers?.(world) ?? {};
  const release = await answerWith(page, answers, text);
  const refused = Promise.all(
    issuesOf(answers)
      .filter((issue) => !issue.startsWith('net::'))
      .map((issue) => page.waitForResponse((response) => issueOf(response) === issue)),
  );
  refused.catch(() => {});
  const address = state.at(world);
  // Otherwise the page would keep its component state, or its heading.
  const isSamePage = new URL(page.url()).pathname.split('/')[1] === address.split(/[/?]/)[1];
  if (isSamePage) {
    await moveTo(page, '/no-such-page');
    await settle(page);
  }
  await moveTo(page, address, state.history);
  await settle(page, state.reach ? {} : state);
  await state.reach?.(screen);
  // If the server is meant to refuse, wait for the refusal.
  await refused;
  await settle(page, state);

  return async () => {
    await state.leave?.(screen);
    await release();
    while (await page.locator('.MuiModal-root:not([aria-hidden])').count())
      await page.keyboard.press('Escape');
  };
}
