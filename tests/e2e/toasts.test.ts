import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../support/e2e/e2eTest.ts';
import { loginPage } from '../support/e2e/pages/loginPage.ts';
import { toast } from '../support/e2e/pages/toast.ts';
import { polish } from '../support/e2e/polish.ts';

/** The bar whose end closes the toast: how long it takes, and how it stands. */
function timer(page: Page) {
  return page.evaluate(() => {
    const [bar] = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.classList.contains('Toastify__progress-bar'),
      );
    return bar && { duration: bar.effect?.getTiming().duration, state: bar.playState };
  });
}

async function refusedSignIn(page: Page) {
  await loginPage(page).signIn({ email: 'nobody@panel.example', password: 'Not-the-one-2026!' });
  const told = toast(page, polish('errors.invalid_credentials'));
  await told.waitFor();
  return told;
}

test('a toast is in the colours of the scheme, and closes when it is clicked', async ({
  visit,
  expected,
}) => {
  expected.push('401 POST /api/users/login');
  const page = await visit(paths.login.getHref(), { colorScheme: 'dark' });
  const told = await refusedSignIn(page);
  // Whatever the order that the bundler puts our style sheet and the library's in.
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(
      document.querySelector('.Toastify__toast') ?? document.body,
    );
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(243, 239, 235)', backgroundColor: 'rgb(35, 31, 28)' });
  await told.click();
  await told.waitFor({ state: 'detached' });
});

test('a toast closes by itself after five seconds, but waits for a pointer on it', async ({
  visit,
  expected,
}) => {
  expected.push('401 POST /api/users/login');
  const page = await visit(paths.login.getHref());
  const told = await refusedSignIn(page);
  // It runs once the toast has come in.
  await expect.poll(() => timer(page)).toEqual({ duration: 5000, state: 'running' });
  await told.hover();
  await expect.poll(async () => (await timer(page))?.state).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await timer(page))?.state).toBe('running');

  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await told.waitFor({ state: 'detached' });
});
