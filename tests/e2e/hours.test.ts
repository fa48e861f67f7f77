import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { openContext } from '../harness/e2e/openContext.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
import { openAsVolunteer } from '../harness/e2e/steps/openAsVolunteer.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { dayFromNow } from '../harness/insertEvent.ts';
import { insertVolunteerUser } from '../harness/insertVolunteerUsers.ts';
import { readPdf } from '../harness/readPdf.ts';

test('hours that a volunteer notes are confirmed, certified, and the certificate checked by a stranger', async ({
  mailingStage: stage,
  browser,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { email } = await insertVolunteerUser(stage.db, organizationId, {
    firstname: 'Łucja',
    lastname: 'Nowak',
  });
  const { page: own, context } = await openAsVolunteer(browser, stage, { path: '/v/hours/other', email });
  await own.getByLabel(polish('fields.timeEntryDate')).fill(dayFromNow(-3));
  await own.getByLabel(polish('fields.timeFrom')).fill('09:00');
  await own.getByLabel(polish('fields.timeTo')).fill('12:30');
  await own.getByLabel(polish('fields.timeEntryDescription')).fill('Porządki w magazynie');
  await own.getByRole('button', { name: polish('volunteerPages.time.submit') }).click();
  await own.getByRole('status').getByText(polish('messages.timeEntryAdded')).waitFor();
  await own.getByText(polish('enums.timeEntryStatus.proposed')).waitFor();

  const team = await openContext(browser, stage.url, { as: admin });
  const page = await team.newPage();
  await page.goto(paths.overview.getHref());
  const waiting = polish('overview.attention.hoursProposed.title', { smart_count: 1 });
  await page.getByRole('heading', { name: waiting }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Łucja Nowak/ })
    .click();
  const main = page.getByRole('main');
  const description = 'Porządki w magazynie';
  await main.getByRole('button', { name: polish('volunteers.hours.confirmOne', { description }) }).click();
  await toastShown(page, polish('messages.timeEntryConfirmed'));
  await main.getByText(polish('enums.timeEntryStatus.confirmed')).waitFor();

  await own.goto('/v/certificates');
  await own.getByRole('button', { name: polish('volunteerPages.certificates.submit') }).click();
  await own.getByRole('status').getByText(polish('messages.certificateIssued')).waitFor();
  const downloaded = own.waitForEvent('download');
  await own.getByRole('link', { name: /zaświadczenie nr 1\// }).click();
  const paper = await readPdf(await readFile(await (await downloaded).path()));
  for (const part of ['Łucja Nowak', '3 godz. 30 min', description]) expect(paper.text).toContain(part);
  const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(paper.text.replaceAll(' ', '')) ?? [];
  await context.close();

  const stranger = await browser.newContext({
    baseURL: stage.url,
    javaScriptEnabled: false,
    locale: 'pl-PL',
  });
  const check = await stranger.newPage();
  const typeIn = async (text: string) => {
    await check.goto('/certificate');
    await check.getByLabel(polish('publicPages.certificate.code')).fill(text);
    await check.keyboard.press('Enter');
    await check.getByRole('status').waitFor();
  };
  await typeIn(code.toLowerCase().replaceAll('-', ' '));
  await check.getByRole('status').getByText(polish('publicPages.certificate.valid')).waitFor();
  expect(await check.getByRole('main').textContent()).not.toContain('Nowak');
  await typeIn('AAAA-AAAA-AAAA-AAAA');
  await check.getByRole('status').getByText(polish('publicPages.certificate.unknown')).waitFor();

  await page.reload();
  await main.getByRole('button', { name: /^Unieważnij zaświadczenie/ }).click();
  const { element } = dialog(page);
  await element.getByLabel(polish('fields.revocationReason')).fill('Zła liczba godzin');
  await element.getByRole('button', { name: polish('volunteers.certificates.revoke.label') }).click();
  await main.getByText(polish('volunteers.certificates.revoked'), { exact: true }).waitFor();
  await typeIn(code);
  await check.getByRole('status').getByText(polish('publicPages.certificate.revoked')).waitFor();
  await Promise.all([stranger.close(), team.close()]);
});
