import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { addAxe, runAxe } from '../harness/e2e/axe.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import type { MailingStage } from '../harness/e2e/startMailingStage.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { insertParticipants } from '../harness/insertParticipants.ts';
import { insertVolunteerUser } from '../harness/insertVolunteerUsers.ts';
import { pdf } from '../harness/sampleFiles.ts';

/** All of a page, compressed. */
const BUDGET = 60_000;
const LONG = 'Robimy zakupy z listy i zanosimy je do mieszkań seniorów. '.repeat(20);
const LONGEST_NAME = `Zaświadczenie-${'bardzo-'.repeat(20)}długie.pdf`;

/** A foundation with a volunteer who has given hours and has a paper, and as many events as a page shows. */
async function openFoundation(stage: MailingStage, events = 2) {
  const team = await insertTeam(stage, []);
  const volunteer = await insertVolunteerUser(stage.db, team.id, { firstname: 'Łucja', lastname: 'Nowak' });
  for (let index = 0; index < events; index += 1)
    await insertEvent(stage.db, {
      ...{ organizationId: team.id, title: `Zakupy dla seniorów ${index}`, description: LONG },
    });
  const past = { status: 'finished', startDate: '2026-05-09', endDate: '2026-05-09' } as const;
  for (let index = 0; index < events; index += 1) {
    const festival = await insertEvent(stage.db, {
      organizationId: team.id,
      title: `Festyn ${index}`,
      ...past,
    });
    const [row] = await insertParticipants(stage.db, festival, [{ status: 'attended', minutes: 150 }]);
    await stage.db
      .updateTable('participants')
      .set({ volunteerId: volunteer.volunteerId })
      .where('id', '=', row?.id ?? '')
      .execute();
  }
  return volunteer;
}

/** A browser without scripts. */
const browserOf = (stage: MailingStage, options: BrowserContextOptions): BrowserContextOptions => ({
  ...{ baseURL: stage.url, javaScriptEnabled: false, locale: 'pl-PL' },
  ...options,
});

async function signIn(page: Page, { mails }: MailingStage, email: string): Promise<void> {
  await page.goto('/v/events');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sprawdź pocztę' }).waitFor();
  await page.goto(await mails.linkOf('signInLink', email));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor();
}

let close = async () => {};
afterEach(() => close());

describe.each([360, 1280])('without a script, %i px wide', (width) => {
  test('a volunteer does all there is, from the mail to the farewell, by keyboard', async ({
    mailingStage: stage,
    browser,
  }) => {
    const { email, volunteerId } = await openFoundation(stage);
    const context = await browser.newContext(browserOf(stage, { viewport: { width, height: 740 } }));
    close = () => context.close();
    const page = await context.newPage();
    const { keyboard } = page;
    const tabTo = async (role: 'link' | 'button' | 'textbox', name: string | RegExp) => {
      const place = page.getByRole(role, { name }).first();
      for (let presses = 0; presses < 80; presses += 1) {
        if (await place.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`${name} is not reached`);
    };
    const press = async (role: 'link' | 'button', name: string | RegExp) => {
      await tabTo(role, name);
      await keyboard.press('Enter');
    };
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

    await page.goto('/v/hours');
    await heading('Logowanie dla wolontariuszy');
    await press('button', 'Wyślij link');
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^E-mail/ })
      .waitFor();
    await tabTo('textbox', /E-mail/);
    await keyboard.type(email);
    await keyboard.press('Enter');
    await heading('Sprawdź pocztę');
    const link = await stage.mails.linkOf('signInLink', email);
    await page.goto(link);
    await press('button', 'Zaloguj się');
    await heading('Moje godziny');
    await page.getByText('5 godz.').waitFor();

    await press('link', 'Wydarzenia');
    await press('link', 'Zakupy dla seniorów 0');
    await press('link', 'Zapisz się');
    await heading(/^Zapisać się na/);
    await press('button', 'Tak, zapisz mnie');
    await page.getByRole('status').getByText('Masz miejsce').waitFor();
    await press('link', 'Zrezygnuj z udziału');
    await press('button', 'Tak, zrezygnuj');
    await page.getByRole('status').getByText('Udział odwołany').waitFor();

    await press('link', 'Profil');
    await tabTo('textbox', /Telefon/);
    await keyboard.press('Control+A');
    await keyboard.type('12 34');
    await keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Telefon/ })
      .click();
    expect(page.url()).toMatch(/#f-phone$/);
    expect(await page.getByLabel('Telefon').inputValue()).toBe('12 34');
    await page.getByLabel('Telefon').fill('601 234 567');
    await keyboard.press('Enter');
    await page.getByRole('status').waitFor();
    const stored = await stage.db
      .selectFrom('volunteers')
      .select('phone')
      .where('id', '=', volunteerId)
      .execute();
    expect(stored).toEqual([{ phone: '+48601234567' }]);

    await press('link', 'Dokumenty');
    await page.getByLabel('Plik').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
    await press('button', 'Dodaj plik');
    await page.getByRole('status').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'cv.pdf', exact: true }).click();
    expect((await downloading).suggestedFilename()).toBe('cv.pdf');
    await press('link', 'Usuń plik cv.pdf');
    await press('button', 'Tak, usuń');
    await page.getByText('Nie ma jeszcze żadnych plików').waitFor();

    await press('link', 'Kalendarz');
    await press('button', 'Utwórz adres');
    expect(await page.getByLabel('Adres kalendarza').inputValue()).toContain('/api/calendars/');
    await press('button', 'Unieważnij adres');
    await page.getByRole('button', { name: 'Utwórz adres' }).waitFor();

    await press('link', 'Profil');
    await press('link', 'Moje dane');
    await press('button', 'Wyślij link');
    await page.getByRole('status').getByText('Link został wysłany').waitFor();
    const dataLink = await stage.mails.linkOf('volunteerData', email);
    await page.goto(dataLink);
    const packing = page.waitForEvent('download');
    await press('button', 'Pobierz moje dane');
    expect((await packing).suggestedFilename()).toMatch(/^Moje dane .*\.zip$/);
    await page.goto(dataLink);
    await heading('Ten link już nie działa');

    await page.goto('/v/profile');
    await press('link', 'Odejdź z fundacji');
    await tabTo('textbox', /Powód/);
    await keyboard.type('Przeprowadzam się.');
    await press('button', 'Odejdź na dobre');
    await heading('Nie należysz już do fundacji');
    await page.goto('/v/events');
    await heading('Logowanie dla wolontariuszy');
    await page.goto(link);
    await heading('Ten link już nie działa');
  });
});

test('the panel of a coordinator in the same browser stays as it is', async ({
  mailingStage: stage,
  browser,
}) => {
  const { email } = await openFoundation(stage);
  const team = await insertTeam(stage, []);
  const context = await browser.newContext(browserOf(stage, {}));
  close = () => context.close();
  const [name = '', value = ''] = team.admin.cookie.split('=');
  await context.addCookies([{ name, value, url: stage.url }]);
  const page = await context.newPage();
  await signIn(page, stage, email);
  const asked = await context.request.post('/api/users/login', { headers: { 'source-device': 'web' } });
  expect(await asked.json()).toMatchObject({ email: team.admin.email, role: 'admin' });
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('heading', { level: 1, name: 'Logowanie dla wolontariuszy' }).waitFor();
  const still = await context.request.post('/api/users/login', { headers: { 'source-device': 'web' } });
  expect(still.status()).toBe(200);
});

test('axe finds nothing on any page and error, wide and narrow, light and dark, in each language, and none is heavy', {
  timeout: 300_000,
}, async ({ mailingStage: stage, browser }) => {
  const { email, volunteerId } = await openFoundation(stage, 25);
  const looks = [
    [360, 'light', 'pl'],
    [360, 'dark', 'uk'],
    [1280, 'light', 'ru'],
    [1280, 'dark', 'en'],
  ] as const;
  const first = await browser.newContext(browserOf(stage, {}));
  const opener = await first.newPage();
  await signIn(opener, stage, email);
  await opener.goto('/v/papers');
  await opener
    .getByLabel('Plik')
    .setInputFiles({ name: LONGEST_NAME, mimeType: 'application/pdf', buffer: pdf });
  await opener.getByRole('button', { name: 'Dodaj plik' }).click();
  const cookies = await first.cookies(`${stage.url}/v/events`);
  await first.close();
  const { id: fileId } = await stage.db
    .selectFrom('volunteer_files')
    .select('id')
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirstOrThrow();
  const { organizationId } = await stage.db
    .selectFrom('volunteers')
    .select('organizationId')
    .where('id', '=', volunteerId)
    .executeTakeFirstOrThrow();
  const { id } = await insertEvent(stage.db, {
    organizationId,
    title: 'Zakupy '.repeat(30),
    description: LONG,
  });

  for (const [width, colorScheme, language] of looks) {
    const options = { viewport: { width, height: 800 }, colorScheme, javaScriptEnabled: true };
    const context = await browser.newContext(browserOf(stage, options));
    const page = await context.newPage();
    const check = async (what: string) => {
      await addAxe(page);
      expect(await runAxe(page), `${what} ${width} ${colorScheme}`).toEqual([]);
      const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isSideways, `${what} ${width}`).toBe(false);
    };
    const openAll = async (paths: readonly string[]) => {
      for (const path of paths) {
        const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        const sizes = await answer?.request().sizes();
        expect(sizes?.responseBodySize, path).toBeLessThanOrEqual(BUDGET);
        await check(path);
      }
    };
    /** What a form says that is sent as it is. */
    const fail = async (path: string, field?: string) => {
      await page.goto(`${path}?lang=${language}`);
      if (field) await page.locator(field).fill('');
      await page.locator('main form .act').first().click();
      await page.getByRole('alert').waitFor();
      await check(`${path} with what is wrong`);
    };
    await openAll([
      '/v/sign-in',
      '/v/sign-in/sent',
      '/v/left',
      `/v/link?token=${'x'.repeat(43)}`,
      `/v/data/link?token=${'x'.repeat(43)}`,
      `/v/guardian?token=${'x'.repeat(43)}`,
      '/v/nothing',
    ]);
    await fail('/v/sign-in');
    await context.addCookies(cookies);
    await openAll([
      ...[
        '/v/events',
        '/v/events?page=2',
        '/v/events?q=nic',
        '/v/hours',
        '/v/papers',
        '/v/papers?done=added',
        '/v/certificates',
        '/v/agreements',
        '/v/hours/other',
        '/v/hours/other?done=added',
      ],
      ...[
        '/v/profile',
        '/v/data',
        '/v/data?done=sent',
        '/v/data/requests',
        '/v/guardian/ask',
        '/v/calendar',
        '/v/leave',
        `/v/papers/${fileId}/delete`,
      ],
      ...[`/v/events/${id}`, `/v/events/${id}/join`, `/v/events/${id}/resign`],
    ]);
    await fail('/v/profile', '#f-phone');
    await fail('/v/leave');
    await fail('/v/hours/other');
    await fail('/v/data/requests');
    await fail('/v/certificates', '#f-dateFrom');
    await page.goto(`/v/calendar?lang=${language}`);
    await page.locator('main form .act').first().click();
    await check('a new address of a calendar');
    await context.close();
  }
});
