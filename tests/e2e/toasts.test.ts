import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { toast } from '../harness/e2e/pages/toast.ts';
import { polish } from '../harness/e2e/polish.ts';
import { PASSWORD } from '../harness/signIn.ts';

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

/** A window, and how large the text in it is. 640 px are 1280 px at 200 %. */
const windows = [
  { width: 1280, text: '100%' },
  { width: 640, text: '100%' },
  { width: 360, text: '100%' },
  { width: 1280, text: '200%' },
];

/** What of these is hidden below something else at its middle. */
function coveredOf(page: Page, controls: string) {
  return page.locator(controls).evaluateAll((found) =>
    found.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width === 0) return [];
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return control.contains(top) || top?.contains(control)
        ? []
        : [control.getAttribute('aria-label') ?? control.textContent];
    }),
  );
}

test('a toast covers no button of the header, nor its menus', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.login.getHref());
  await loginPage(page).signIn({ email: admin.email, password: PASSWORD });
  const told = toast(page, polish('messages.loggedIn'));
  await told.waitFor();
  await expect.poll(() => timer(page)).toEqual({ duration: 5000, state: 'running' });
  // It stays for as long as it is looked at.
  await told.evaluate((text) => {
    for (const animation of text.closest('.Toastify__toast')?.getAnimations({ subtree: true }) ?? [])
      animation.pause();
  });

  for (const { width, text } of windows) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    const [top, bottom] = await Promise.all([
      told.evaluate((text) => text.closest('.Toastify__toast')?.getBoundingClientRect().top ?? 0),
      page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom),
    ]);
    expect(top, `${width} px, text of ${text}`).toBeGreaterThanOrEqual(bottom);
    expect(await coveredOf(page, 'header :is(a, button)'), `${width} px, text of ${text}`).toEqual([]);

    await header(page).profileOf(admin.name).click();
    await page.getByRole('menuitem', { name: polish('shell.profile.signOut') }).waitFor();
    await expect.poll(() => coveredOf(page, '[role="menuitem"]')).toEqual([]);
    await page.keyboard.press('Escape');
    // Its backdrop goes last.
    await page.locator('header .MuiModal-root').waitFor({ state: 'detached' });
  }
});
