import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/contract/paths.ts';
import { test } from '../../harness/e2e/e2eTest.ts';
import { insertTeam } from '../../harness/e2e/insertTeam.ts';
import { form } from '../../harness/e2e/pages/form.ts';
import { header } from '../../harness/e2e/pages/header.ts';
import { loginPage } from '../../harness/e2e/pages/loginPage.ts';
import { teamPage } from '../../harness/e2e/pages/teamPage.ts';
import { volunteerList } from '../../harness/e2e/pages/volunteerList.ts';
import { polish } from '../../harness/e2e/polish.ts';
import { tabTo } from '../../harness/e2e/tabTo.ts';
import { toastShown } from '../../harness/e2e/toastShown.ts';
import { PASSWORD } from '../../harness/signIn.ts';

const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A page that was gone to takes the focus with its heading. */
async function arriveAt(page: Page, name: string) {
  await hasFocus(page.getByRole('heading', { level: 1, name }));
}

async function chooseInMenu(page: Page, name: string, item: string) {
  // Back, because the header is behind who has come to a page.
  await tabTo(page, header(page).profileOf(name), { back: true });
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('menuitem', { name: polish(`shell.profile.${item}`) });
  await chosen.waitFor();
  while (!(await chosen.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test.for([1280, 360])('a day’s work without a mouse, %s px wide', async (width, { stage, visit }) => {
  const { admin } = await insertTeam(stage, [
    { firstname: 'Łukasz', lastname: 'Żak' },
    { firstname: 'Ewa', lastname: 'Sowa', accountStatus: 'verified' },
  ]);
  const page = await visit(paths.login.getHref(), { width });

  await hasFocus(loginPage(page).email);
  await page.keyboard.type(admin.email);
  await tabTo(page, loginPage(page).password);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(paths.overview.getHref());
  await toastShown(page, polish('messages.loggedIn'));

  if (width < 768) {
    await pressOn(page, page.getByRole('button', { name: polish('shell.navigation.open') }));
    const menu = page.getByRole('dialog', { name: polish('shell.navigation.label') });
    await pressOn(page, menu.getByRole('link', { name: polish('shell.navigation.volunteers') }));
  } else await pressOn(page, header(page).link('volunteers'));
  await arriveAt(page, polish('shell.titles.volunteers'));

  await pressOn(page, volunteerList(page).status('pending'), 'Space');
  await page.getByRole('main').getByRole('link', { name: 'Ewa Sowa' }).waitFor({ state: 'detached' });
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Łukasz Żak', exact: true }));
  await arriveAt(page, 'Łukasz Żak');

  await chooseInMenu(page, 'Anna Kowalska', 'profile');
  await arriveAt(page, 'Anna Kowalska');
  await pressOn(page, teamPage(page).edit);
  const name = form(page).field('personName');
  await tabTo(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await hasFocus(name);
  expect(await name.getAttribute('aria-invalid')).toBe('true');

  await page.keyboard.type('Anna Nowak');
  await page.keyboard.press('Enter');
  await toastShown(page, polish('messages.profileUpdated'));
  await header(page).profileOf('Anna Nowak').waitFor();

  await chooseInMenu(page, 'Anna Nowak', 'signOut');
  await page.waitForURL(paths.login.getHref());
  await toastShown(page, polish('messages.loggedOut'));
});
