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
import { insertVolunteerUser } from '../harness/insertVolunteerUsers.ts';
import { readPdf } from '../harness/readPdf.ts';

test('an agreement is drafted, sent, read by the volunteer, signed and ended', async ({
  mailingStage: stage,
  browser,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { email, volunteerId } = await insertVolunteerUser(stage.db, organizationId, {
    firstname: 'Łucja',
    lastname: 'Nowak',
  });
  const team = await openContext(browser, stage.url, { as: admin });
  const page = await team.newPage();
  await page.goto(paths.volunteer.getHref({ profileId: volunteerId, query: { tab: 'agreements' } }));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: polish('volunteers.agreements.add') }).click();
  const { element } = dialog(page);
  await element.getByLabel(polish('fields.agreementScope')).fill('Wydawanie posiłków');
  await element.getByLabel(polish('fields.agreementPlace')).fill('Łódź');
  await element.getByRole('button', { name: polish('ra.action.save') }).click();
  await toastShown(page, polish('messages.agreementDrafted'));
  await main.getByText(polish('enums.agreementWarning.noPolicy')).waitFor();
  const draft = polish('volunteers.agreements.draft');
  await main.getByRole('button', { name: polish('volunteers.agreements.send.one', { name: draft }) }).click();
  await element.getByRole('button', { name: polish('volunteers.agreements.send.label') }).click();
  await toastShown(page, polish('messages.agreementSent'));

  const { page: own, context } = await openAsVolunteer(browser, stage, { path: '/v/agreements', email });
  await own.getByText('Wydawanie posiłków').waitFor();
  const downloaded = own.waitForEvent('download');
  await own.getByRole('link', { name: /Porozumienie nr 1\// }).click();
  const paper = await readPdf(await readFile(await (await downloaded).path()));
  for (const part of ['Łucja Nowak', 'Wydawanie posiłków', 'czas nieokreślony'])
    expect(paper.text).toContain(part);
  await context.close();

  await main.getByRole('button', { name: /^Zapisz podpisanie: Porozumienie nr 1\// }).click();
  await element.getByRole('button', { name: polish('ra.action.save') }).click();
  await main.getByText(polish('enums.agreementWarning.noScan')).waitFor();
  await main.getByRole('button', { name: /^Zakończ: Porozumienie nr 1\// }).click();
  await element.getByLabel(polish('enums.agreementEnd.mutual')).check();
  await element.getByRole('button', { name: polish('ra.action.save') }).click();
  await main.getByText(polish('enums.agreementStatus.ended'), { exact: true }).waitFor();
  await team.close();
});
