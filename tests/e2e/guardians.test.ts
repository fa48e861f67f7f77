import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { addAxe, runAxe } from '../harness/e2e/axe.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { openContext } from '../harness/e2e/openContext.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { dayFromNow } from '../harness/insertEvent.ts';
import { insertVolunteerUser } from '../harness/insertVolunteerUsers.ts';

const GUARDIAN = 'beata.nowicka@mail.example';

test('a guardian is asked by mail, reads, consents without scripts, and the warning is gone; axe finds nothing', {
  timeout: 120_000,
}, async ({ mailingStage: stage, browser }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { volunteerId } = await insertVolunteerUser(stage.db, organizationId, {
    ...{ firstname: 'Zosia', lastname: 'Nowicka', dateOfBirth: dayFromNow(-16 * 365) },
  });
  const team = await openContext(browser, stage.url, { as: admin });
  const page = await team.newPage();
  await page.goto(paths.volunteer.getHref({ profileId: volunteerId, query: { tab: 'guardian' } }));
  await page.getByText(polish('enums.guardianConsentState.missing')).first().waitFor();
  await page.getByRole('button', { name: polish('volunteers.guardian.ask') }).click();
  await dialog(page).element.getByLabel(polish('fields.guardianName')).fill('Beata Nowicka');
  await dialog(page).element.getByLabel(polish('fields.guardianEmail')).fill(GUARDIAN);
  await dialog(page)
    .element.getByRole('button', { name: polish('volunteers.agreements.send.label') })
    .click();
  await toastShown(page, polish('messages.guardianAsked'));
  await page.getByText(polish('enums.guardianConsentState.asked')).first().waitFor();

  const link = await stage.mails.linkOf('guardianQuestion', GUARDIAN);
  // Scripts are the axe's: the pages have none.
  for (const [width, colorScheme, language] of [
    [360, 'light', 'pl'],
    [360, 'dark', 'uk'],
    [1280, 'light', 'ru'],
    [1280, 'dark', 'en'],
  ] as const) {
    const looks = await browser.newContext({
      ...{ baseURL: stage.url, viewport: { width, height: 800 }, colorScheme },
    });
    const look = await looks.newPage();
    const address = new URL(link);
    address.searchParams.set('lang', language);
    for (const url of [address.href, `/v/guardian?token=${'x'.repeat(43)}&lang=${language}`]) {
      await look.goto(url);
      await addAxe(look);
      expect(await runAxe(look), `${url} ${width} ${colorScheme}`).toEqual([]);
      expect(
        await look.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
        `${url} ${width}`,
      ).toBe(false);
    }
    await looks.close();
  }

  const context = await browser.newContext({ baseURL: stage.url, javaScriptEnabled: false, locale: 'pl-PL' });
  const guardian = await context.newPage();
  await guardian.goto(link);
  await guardian.getByRole('button', { name: polish('volunteerPages.guardian.give'), exact: true }).click();
  await guardian.getByText(/Dziękujemy, zgoda jest zapisana/).waitFor();

  await page.reload();
  await page.getByText(polish('enums.guardianConsentState.given')).first().waitFor();
  expect(await page.getByText(polish('enums.guardianConsentState.missing')).count()).toBe(0);
  expect(await page.getByText(polish('enums.guardianConsentState.asked')).count()).toBe(0);

  await guardian.goto(link);
  await guardian.getByRole('button', { name: polish('volunteerPages.guardian.revoke') }).click();
  await guardian.getByText(/Zgoda jest wycofana/).waitFor();
  await page.reload();
  await page.getByText(polish('enums.guardianConsentState.missing')).first().waitFor();
  await context.close();
  await team.close();
});

test('a volunteer under 18 sends the link from the own pages; axe finds nothing, also where something is wrong', {
  timeout: 120_000,
}, async ({ mailingStage: stage, browser }) => {
  const { id: organizationId } = await insertTeam(stage, []);
  const { email } = await insertVolunteerUser(stage.db, organizationId, {
    ...{ firstname: 'Staś', lastname: 'Nowicki', dateOfBirth: dayFromNow(-15 * 365) },
  });
  const context = await browser.newContext({
    ...{ baseURL: stage.url, locale: 'pl-PL', viewport: { width: 360, height: 800 } },
  });
  const page = await context.newPage();
  const check = async (what: string) => {
    await addAxe(page);
    expect(await runAxe(page), what).toEqual([]);
    const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isSideways, what).toBe(false);
  };
  await page.goto('/v/profile');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await page.goto(await stage.mails.linkOf('signInLink', email));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByText(polish('volunteerPages.askGuardian.state.missing')).waitFor();
  await check('the profile');
  await page.getByRole('link', { name: polish('volunteerPages.askGuardian.action') }).click();
  await check('the form');
  await page.getByLabel(polish('fields.guardianName')).fill('Beata Nowicka');
  await page.getByRole('button', { name: polish('volunteerPages.askGuardian.submit') }).click();
  await page.getByRole('alert').waitFor();
  await check('the form without an address');
  expect(await page.getByLabel(polish('fields.guardianName')).inputValue()).toBe('Beata Nowicka');
  await page.getByLabel(polish('fields.guardianEmail')).fill('beata.stasia@mail.example');
  await page.getByRole('button', { name: polish('volunteerPages.askGuardian.submit') }).click();
  await page.getByText(/czekamy na odpowiedź: Beata Nowicka/).waitFor();
  await check('the profile of who waits');
  await stage.mails.linkOf('guardianQuestion', 'beata.stasia@mail.example');
  await context.close();
});
