import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { buildNoise } from '../harness/buildImage.ts';
import { addAxe, runAxe } from '../harness/e2e/axe.ts';
import { countPages } from '../harness/e2e/countPages.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import type { Stage } from '../harness/e2e/startStage.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { multipartBody } from '../harness/multipartBody.ts';
import { turnPageOn } from '../harness/openPublicPages.ts';

/** All of a page, compressed, with its pictures. */
const BUDGET = 60_000;
const LONG = 'Robimy zakupy z listy i zanosimy je do mieszkań seniorów. '.repeat(20);

/** A foundation with its page on, a cover of a busy photo, and as many events as a page shows. */
async function openFoundation(stage: Stage, slug: string, events = 2): Promise<string> {
  const team = await insertTeam(stage, []);
  await stage.call('uploadOrganizationCover', {
    as: team.admin,
    params: { id: team.id },
    ...multipartBody([{ field: 'file', name: 'okladka.jpg', content: await buildNoise() }]),
  });
  for (let index = 0; index < events; index += 1)
    await insertEvent(stage.db, {
      organizationId: team.id,
      title: `Zakupy dla seniorów ${index}`,
      description: LONG,
    });
  return turnPageOn(stage, team, { slug, informationClause: LONG });
}

/** What a page has taken to come, as it was sent. */
async function bytesOf(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe.each([360, 1280])('without a script, %i px wide', (width) => {
  let close = async () => {};
  afterEach(() => close());

  test('who needs help reads the page, makes mistakes, corrects them and has asked', async ({
    stage,
    browser,
  }) => {
    const path = await openFoundation(stage, `pomoc-${width}`);
    const context = await browser.newContext({
      baseURL: stage.url,
      javaScriptEnabled: false,
      locale: 'pl-PL',
      viewport: { width, height: 740 },
    });
    close = () => context.close();
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Fundacja' }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'Zakupy dla seniorów 0' }).waitFor();
    await page.getByRole('link', { name: 'Українська' }).click();
    await page.getByRole('link', { name: 'Мені потрібна допомога' }).click();
    await page.getByRole('link', { name: 'Polski' }).click();
    await page.getByRole('heading', { level: 1, name: 'Potrzebuję pomocy' }).waitFor();

    await page.getByLabel('Imię').fill('Stanisława');
    await page.getByLabel('Telefon').fill('12 34');
    await page.getByLabel('Zwierzęta').check();
    await page.getByRole('button', { name: 'Wyślij prośbę o pomoc' }).click();
    const alert = page.getByRole('alert');
    await alert.getByRole('link', { name: /^Telefon/ }).click();
    expect(await page.getByLabel('Telefon').inputValue()).toBe('12 34');
    expect(page.url()).toMatch(/#f-phone$/);
    expect(await page.getByLabel('Imię').inputValue()).toBe('Stanisława');
    expect(await page.getByLabel('Zwierzęta').isChecked()).toBe(true);

    await page.getByLabel('Telefon').fill('601 234 567');
    await page.getByLabel('Nazwisko').fill('Jabłońska');
    await page.getByRole('radio', { name: 'Zwykła' }).check();
    await page.getByLabel('W czym można pomóc').fill('Nie mam z kim zostawić psa.');
    await page.getByLabel('Miejscowość').fill('Kraków');
    await page.getByLabel('Akceptuję regulamin').check();
    await page.getByLabel('Akceptuję politykę prywatności').check();
    await page.getByRole('button', { name: 'Wyślij prośbę o pomoc' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prośba dotarła do fundacji' }).waitFor();
    const people = await stage.db.selectFrom('people_in_need').select(['firstname', 'phone']).execute();
    expect(people).toContainEqual({ firstname: 'Stanisława', phone: '+48601234567' });
    await page.getByRole('link', { name: 'Strona fundacji' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fundacja' }).waitFor();
  });

  test('a volunteer applies, by keyboard alone', async ({ stage, browser }) => {
    const path = await openFoundation(stage, `wolontariat-${width}`);
    const context = await browser.newContext({
      baseURL: stage.url,
      javaScriptEnabled: false,
      locale: 'en-GB',
      viewport: { width, height: 740 },
    });
    close = () => context.close();
    const page = await context.newPage();
    await page.goto(path);
    const { keyboard } = page;
    const tabTo = async (name: string) => {
      const place = page.getByLabel(name, { exact: false }).or(page.getByRole('link', { name })).first();
      for (let presses = 0; presses < 80; presses += 1) {
        if (await place.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`${name} is not reached`);
    };
    await tabTo('Become a volunteer');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Become a volunteer' }).waitFor();
    for (const [name, text] of [
      ['First name', 'Łucja'],
      ['Last name', 'Nowak'],
      ['E-mail', `lucja.${width}@mail.example`],
      ['Phone', '601 234 567'],
    ] as const) {
      await tabTo(name);
      await keyboard.type(text);
    }
    await page.getByLabel('Date of birth').fill('1994-05-17');
    await tabTo('Password');
    await keyboard.type('Wolontariat-2026!');
    await tabTo('City');
    await keyboard.type('Łódź');
    for (const name of ['Yes', 'Polish', 'Saturday', 'I accept the terms', 'I accept the privacy']) {
      await tabTo(name);
      await keyboard.press('Space');
    }
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Thank you for applying!' }).waitFor();
  });
});

test('no page of it takes more than 60 kB, with a busy photo and all the events that are shown', async ({
  stage,
  browser,
}) => {
  const path = await openFoundation(stage, 'budzet', 20);
  for (const below of ['', '/volunteer?lang=uk', '/help?lang=ru', '/poster']) {
    const context = await browser.newContext({ baseURL: stage.url, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const bytes = await bytesOf(page, path + below);
    await context.close();
    expect(bytes, below).toBeGreaterThan(1_000);
    expect(bytes, below).toBeLessThanOrEqual(BUDGET);
  }
});

test('axe finds nothing, wide and narrow, light and dark, in each language', async ({ stage, browser }) => {
  const path = await openFoundation(stage, 'dostepnosc');
  const looks = [
    [360, 'light', 'pl'],
    [360, 'dark', 'uk'],
    [1280, 'light', 'ru'],
    [1280, 'dark', 'en'],
  ] as const;
  for (const [width, colorScheme, language] of looks) {
    const context = await browser.newContext({
      baseURL: stage.url,
      viewport: { width, height: 800 },
      colorScheme,
    });
    const page = await context.newPage();
    for (const below of ['', '/volunteer', '/help', '/help/done', '/poster', '-nie-ma']) {
      await page.goto(`${path}${below}?lang=${language}`);
      await addAxe(page);
      expect(await runAxe(page), `${below} ${width} ${colorScheme}`).toEqual([]);
      const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isSideways, `${below} ${width}`).toBe(false);
    }
    // With all faults at once.
    await page.goto(`${path}/volunteer?lang=${language}`);
    await page.getByRole('main').getByRole('button').click();
    await page.getByRole('alert').waitFor();
    await addAxe(page);
    expect(await runAxe(page), `faults ${width} ${colorScheme}`).toEqual([]);
    await context.close();
  }
});

test('each poster is one sheet, black on white', async ({ stage, browser }) => {
  const path = await openFoundation(stage, 'plakaty', 1);
  const { id } = await stage.db
    .selectFrom('events')
    .select('id')
    .orderBy('created', 'desc')
    .executeTakeFirstOrThrow();
  await stage.db
    .updateTable('events')
    .set({ title: 'Zakupy '.repeat(30) })
    .where('id', '=', id)
    .execute();
  const context = await browser.newContext({ baseURL: stage.url, colorScheme: 'dark' });
  const page = await context.newPage();
  for (const query of ['of=page', 'of=volunteer&lang=ru', 'of=help', `event=${id}&lang=uk`]) {
    await page.goto(`${path}/poster?${query}`);
    expect(await countPages(page), query).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background, query).toBe('rgb(255, 255, 255)');
    expect(await page.getByRole('link', { name: 'English' }).isVisible(), query).toBe(false);
    await page.emulateMedia({ media: null });
  }
  await context.close();
});

test('a site that the foundation allows shows the form in a frame, from which it is sent; another cannot', async ({
  stage,
  browser,
}) => {
  const team = await insertTeam(stage, []);
  const path = await turnPageOn(stage, team, { slug: 'ramka', embedHosts: ['strona.example'] });
  // The frame is on this machine, which sites of the network may else not reach.
  const context = await browser.newContext({ locale: 'pl-PL', permissions: ['local-network-access'] });
  const markup = `<!doctype html><iframe src="${stage.url}${path}/help" width="800" height="600"></iframe>`;
  await context.route(/^https:\/\/(strona|obca)\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: markup }),
  );
  const page = await context.newPage();
  await page.goto('https://obca.example/');
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContainEqual(expect.stringContaining('chrome-error'));

  await page.goto('https://strona.example/');
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Imię').fill('Ola');
  await frame.getByRole('button', { name: 'Wyślij prośbę o pomoc' }).click();
  await frame
    .getByRole('alert')
    .getByRole('link', { name: /^Nazwisko/ })
    .waitFor();
  expect(await frame.getByLabel('Imię').inputValue()).toBe('Ola');
  await context.close();
});
