import { expect } from 'vitest';
import { languages } from '../../src/contract/Language.ts';
import { paths } from '../../src/contract/paths.ts';
import { translator } from '../../src/server/core/texts/translator.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { invite } from '../harness/invite.ts';
import { queuedMails } from '../harness/queuedMails.ts';

const read = ['app', 'terms', 'privacy'] as const;

test.for(read)(
  'the page %s is there without a script, in each language',
  async (name, { browser, origin }) => {
    for (const language of languages) {
      const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
      const cookie = { name: 'activeLanguage', value: language, url: origin };
      await context.addCookies([cookie]);
      const page = await context.newPage();
      await page.goto(paths[name].getHref());
      const text = translator(language);
      const title = text(name === 'app' ? 'mobileApp.title' : paths[name].title);
      await page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toBe(`${text(paths[name].title)} · ${text('shell.product')}`);
      await context.close();
    }
  },
);

test('whoever follows the footer reads all without a script of the panel, until they use it', async ({
  visit,
}) => {
  const page = await visit(paths.app.getHref());
  const asked: string[] = [];
  page.on('request', (request) => SCRIPTS.test(request.url()) && asked.push(request.url()));
  for (const path of [paths.terms, paths.privacy]) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: polish(path.title) })
      .click();
    await page.getByRole('heading', { level: 1, name: polish(path.title) }).waitFor();
  }
  expect(asked).toEqual([]);

  const menu = page.getByRole('button', { name: polish('shell.language', { name: 'Polski', label: 'PL' }) });
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
});

test('a part of the terms is found by its address, and on the page', async ({ visit }) => {
  const page = await visit(paths.terms.getHref());
  const part = page.getByRole('heading', { level: 2, name: /Reklamacje/ });
  const isSeen = async () => ((await part.boundingBox())?.y ?? 0) < (page.viewportSize()?.height ?? 0);
  expect(await isSeen()).toBe(false);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Reklamacje/ })
    .click();
  await expect.poll(isSeen).toBe(true);
  expect(page.url()).toMatch(/\/terms#contact$/);
});

test('a consent opens what it is about beside the form, and neither ticks nor loses anything', async ({
  stage,
  visit,
  expected,
}) => {
  expected.push('401 POST /api/users/login');
  const { admin } = await insertTeam(stage, []);
  const { token } = await invite(stage, admin, { email: 'magda@panel.example' });
  const page = await visit(paths.registerCoordinator.getHref({ query: { token } }));
  await form(page).fill({ firstname: 'Magdalena' });
  const terms = page.getByRole('checkbox', { name: polish('fields.terms') });

  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: polish('fields.termsLink') })
    .click();
  const beside = await opened;
  await beside.getByRole('heading', { level: 1, name: polish(paths.terms.title) }).waitFor();
  expect(await terms.isChecked()).toBe(false);

  // By keyboard: from the box to the link beside it.
  await terms.focus();
  await page.keyboard.press('Tab');
  const byKeyboard = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  expect(new URL((await byKeyboard).url()).pathname).toBe(paths.terms.getHref());
  expect(await terms.isChecked()).toBe(false);

  // All of the label that is no link ticks the box, as before.
  await page
    .getByText(polish('fields.terms').split(' ')[0] ?? '')
    .first()
    .click({ position: { x: 4, y: 8 } });
  expect(await terms.isChecked()).toBe(true);
  expect(await form(page).field('firstname').inputValue()).toBe('Magdalena');
});

test('a visitor reports a problem from where it happened, and the operator gets it', async ({
  stage,
  visit,
  expected,
}) => {
  expected.push('401 POST /api/users/login');
  const page = await visit(paths.register.getHref());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: polish('shell.footer.reportProblem') })
    .click();
  await form(page).fill({ problem: 'Kraj się nie wybiera.', replyEmail: 'jan@mail.example' });
  await form(page).submit('problems.submit');
  await toastShown(page, polish('messages.requestSent'));
  await page.getByRole('heading', { name: polish('problems.sent.title') }).waitFor();
  const mails = await queuedMails(stage.db, stage.config.operatorEmail);
  expect(mails).toMatchObject([
    {
      template: 'problemReport',
      values: {
        description: 'Kraj się nie wybiera.',
        email: 'jan@mail.example',
        page: paths.register.getHref(),
        browser: await page.evaluate(() => navigator.userAgent),
      },
    },
  ]);
  await page.getByRole('link', { name: polish('problems.sent.back') }).click();
  await page.getByRole('heading', { level: 1, name: polish(paths.register.title) }).waitFor();
});

test('who is signed in stays so on public pages, and is known to the form, by a link and by address', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.notifications.getHref(), { as: admin });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: polish(paths.privacy.title) })
    .click();
  await page.getByRole('heading', { level: 1, name: polish(paths.privacy.title) }).waitFor();
  await header(page).profileOf(admin.name).waitFor();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: polish('shell.footer.reportProblem') })
    .click();
  expect(await form(page).field('replyEmail').inputValue()).toBe(admin.email);
  await form(page).fill({ problem: 'Nie widzę uczestników.' });

  await page.reload();
  await header(page).profileOf(admin.name).waitFor();
  expect(await form(page).field('problem').inputValue()).toBe('Nie widzę uczestników.');
  expect(await form(page).field('replyEmail').inputValue()).toBe(admin.email);
});
