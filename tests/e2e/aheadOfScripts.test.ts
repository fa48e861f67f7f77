import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { comeTo } from '../harness/e2e/comeTo.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { holdRequests, SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { panelTaken } from '../harness/e2e/panelTaken.ts';
import { polish } from '../harness/e2e/polish.ts';
import { PASSWORD } from '../harness/signIn.ts';

test('the landing page is whole without a script of the panel', async ({ visit }) => {
  const page = await visit(paths.landing.getHref());
  const asked: string[] = [];
  page.on('request', (request) => SCRIPTS.test(request.url()) && asked.push(request.url()));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: polish('landing.heading') }).waitFor();
  await page
    .getByRole('region', { name: polish('landing.counters.title') })
    .getByText(/\d/)
    .first()
    .waitFor();
  // Links lead on as links do.
  await page
    .getByRole('main')
    .getByRole('link', { name: polish('shell.visitor.signIn') })
    .click();
  await page.waitForURL(paths.login.getHref());
  await loginPage(page).email.waitFor();
  expect(asked).toEqual([]);
});

test('the focus is seen before the panel is there', async ({ visit }) => {
  const page = await visit(paths.landing.getHref());
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(paths.login.getHref());
  const { email, password } = loginPage(page);
  const bordersOf = () =>
    Promise.all(
      [email, password].map((field) =>
        field.evaluate((input) => {
          const { borderTopColor, borderTopWidth } = getComputedStyle(
            input.parentElement?.querySelector('fieldset') ?? input,
          );
          return `${borderTopWidth} ${borderTopColor}`;
        }),
      ),
    );
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
  const [focused, other] = await bordersOf();
  expect(focused).toMatch(/^2px /);
  expect(other).toMatch(/^1px /);
  await password.focus();
  expect(await bordersOf()).toEqual([other, focused]);
  await scripts.letGo();
});

test('what is typed and pressed before the panel is there is not lost', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.landing.getHref());
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(paths.login.getHref());

  // The form has the focus from the start.
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('html[data-waiting]').waitFor();
  await expect.poll(() => scripts.held.length).toBeGreaterThan(0);

  await scripts.letGo();
  await page.waitForURL(paths.overview.getHref());
  await header(page).profileOf(admin.name).waitFor();
});

test('a long form that is sent before the panel is there stays, and is checked once it is', async ({
  visit,
}) => {
  const page = await visit(paths.landing.getHref());
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(paths.register.getHref(), { waitUntil: 'commit' });
  const { field, fill, submit } = form(page);
  await fill({ name: 'Fundacja Dobre Serca' });
  await submit('form.next');
  await page.locator('html[data-waiting]').waitFor();

  await scripts.letGo();
  await page.getByRole('main').locator('[data-invalid]').first().waitFor();
  expect(await field('name').inputValue()).toBe('Fundacja Dobre Serca');
  // As a form does that nobody has taken over.
  expect(new URL(page.url()).search).toBe('');
});

test('what is typed while the panel takes over goes on in the same place', async ({ visit }) => {
  const page = await visit(paths.landing.getHref());
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(paths.register.getHref(), { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: polish('fields.name') }).first();
  await name.fill('Fundacja Dobre Serca');
  await name.press('Home');
  await scripts.letGo();
  // Only the panel says how many letters are left, or whatever it says: it has taken the text over.
  await panelTaken(page);
  await page.keyboard.type('Mała ');
  expect(await name.inputValue()).toBe('Mała Fundacja Dobre Serca');
});

test('a panel that does not come is told, and the next press tries again', async ({ visit, expected }) => {
  const page = await visit(paths.login.getHref());
  const menu = page.getByRole('button', { name: polish('shell.language', { name: 'Polski', label: 'PL' }) });
  const failure = page.getByRole('alert');
  await page.route(SCRIPTS, (route) => route.abort('connectionreset'));
  await page.clock.install();
  await menu.click();
  await comeTo(page, failure.filter({ hasText: polish('kit.missing.failed') }));
  await page.unroute(SCRIPTS);
  await page.context().setOffline(true);
  await menu.click();
  await failure.filter({ hasText: polish('kit.failure.offline') }).waitFor();
  const failed = await page.evaluate(
    () => document.querySelector<HTMLElement>('script[data-panel]')?.dataset.panel,
  );
  expected.push(`net::ERR_CONNECTION_RESET GET ${failed}`, `net::ERR_INTERNET_DISCONNECTED GET ${failed}`);

  // The page looks for the server by itself, but nothing takes away what is pressed before that answers.
  const [looks, scripts] = [await holdRequests(page, /index\.html$/), await holdRequests(page, SCRIPTS)];
  await page.context().setOffline(false);
  await expect.poll(() => looks.held.length).toBeGreaterThan(0);
  await menu.click();
  await looks.letGo();
  await expect.poll(() => scripts.held.length).toBeGreaterThan(0);
  await scripts.letGo();
  await page.getByRole('menu').waitFor();
});

test('the first list is asked for before the panel is there', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
  const page = await visit(paths.landing.getHref(), { as: admin });
  const scripts = await holdRequests(page, SCRIPTS);
  const list = page.waitForResponse(/\/api\/organizations\/.*\/volunteers\?/);
  const calls: string[] = [];
  page.on('request', (request) => /\/api\/.*\/volunteers\?/.test(request.url()) && calls.push(request.url()));
  await page.goto(`${paths.volunteers.getHref()}?accountStatus=pending`, { waitUntil: 'commit' });
  await list;
  await expect.poll(() => scripts.held.length).toBeGreaterThan(0);

  await scripts.letGo();
  await volunteerList(page).link('Łukasz Żak').waitFor();
  expect(calls).toEqual([expect.stringContaining('accountStatus=pending')]);
});

test('in a language that the server did not know, what is typed and pressed at once is kept, too', async ({
  stage,
  visit,
  expected,
}) => {
  const page = await visit('about:blank', { language: 'uk' });
  await page.context().clearCookies();
  const { letGo } = await holdRequests(page, SCRIPTS);
  await page.goto(`${stage.url}/login`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Вхід' }).waitFor();
  expected.push('401 POST /api/users/login');
  await main.locator('input').first().fill('nobody@panel.example');
  await main.locator('input[type="password"]').fill('Wrong-2026!');
  await main.getByRole('button', { name: 'Увійти' }).click();
  await letGo();
  await main.getByText('Помилка введення даних').waitFor();
  expect(await main.locator('input').first().inputValue()).toBe('nobody@panel.example');
});
