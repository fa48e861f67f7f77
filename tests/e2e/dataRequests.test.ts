import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { openContext } from '../harness/e2e/openContext.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
import { openAsVolunteer } from '../harness/e2e/steps/openAsVolunteer.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';
import { insertVolunteerUser } from '../harness/insertVolunteerUsers.ts';

test('a volunteer asks about the own data, an admin extends and answers, and the volunteer reads it', async ({
  mailingStage: stage,
  browser,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { email, volunteerId } = await insertVolunteerUser(stage.db, organizationId, {
    firstname: 'Łucja',
    lastname: 'Nowak',
  });
  const { page: own, context } = await openAsVolunteer(browser, stage, { path: '/v/data/requests', email });
  await own.getByLabel(polish('enums.dataRequestKind.portability')).check();
  await own.getByLabel(polish('fields.askedFor')).fill('Proszę o moje dane w pliku.');
  await own.getByRole('button', { name: polish('volunteerPages.dataRequests.submit') }).click();
  await own.getByText(polish('messages.requestSent')).waitFor();

  const team = await openContext(browser, stage.url, { as: admin });
  const page = await team.newPage();
  await page.goto(paths.dataRequests.getHref());
  await page.getByRole('link', { name: 'Łucja Nowak' }).click();
  await page.getByText('Proszę o moje dane w pliku.').waitFor();
  const record = page.getByRole('link', { name: polish('enums.dataSubjectType.volunteer'), exact: true });
  expect(await record.getAttribute('href')).toBe(paths.volunteer.getHref({ profileId: volunteerId }));
  for (const [act, message, reason] of [
    ['extend', 'dataRequestExtended', 'Dane są w archiwum papierowym.'],
    ['answer', 'dataRequestAnswered', 'Plik wysłaliśmy mailem.'],
  ] as const) {
    const label = polish(`dataRequests.${act}.label`);
    await page.getByRole('button', { name: label }).click();
    await dialog(page).reason.fill(reason);
    await dialog(page).confirm(label).click();
    await toastShown(page, polish(`messages.${message}`));
    await page.getByText(reason).first().waitFor();
  }
  await own.reload();
  await own.getByText('Plik wysłaliśmy mailem.').waitFor();
  await own.getByText(polish('enums.dataRequestStatus.answered')).waitFor();
  await context.close();
  await team.close();
});

test('whom the foundation knows is found while a request is entered, and is still there after a reload', async ({
  mailingStage: stage,
  browser,
}) => {
  const { id: organizationId, admin: as } = await insertTeam(stage, []);
  const person = await insertPersonInNeed(stage.db, {
    ...{ organizationId, firstname: 'Halina', lastname: 'Żurek', email: null },
  });
  const context = await openContext(browser, stage.url, { as });
  const page = await context.newPage();
  await page.goto(paths.addDataRequest.getHref());
  const asked = page.getByLabel(polish('fields.askedFor'));
  await asked.fill('Proszę o kopię danych.');
  await page.getByRole('button', { name: polish('dataRequests.find.label') }).click();
  const { element } = dialog(page);
  // By the arrows, as in any group of radio buttons: the focus stays there.
  await element.getByLabel(polish('enums.dataSubjectType.volunteer')).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await element.getByLabel(polish('enums.dataSubjectType.personInNeed')).isChecked()).toBe(true);
  await element.getByRole('combobox').fill('halina');
  await page.getByRole('option', { name: 'Halina Ż' }).click();
  await element.getByRole('button', { name: polish('dataRequests.find.take') }).click();
  const about = page.getByText(polish('dataRequests.about', { name: 'Halina Żurek' }));
  await about.waitFor();
  expect(await asked.inputValue()).toBe('Proszę o kopię danych.');
  await page.getByLabel(polish('enums.dataRequestKind.access')).check();

  await page.reload();
  await about.waitFor();
  expect(await asked.inputValue()).toBe('Proszę o kopię danych.');
  await page.getByRole('radio', { name: polish('enums.dataRequestChannel.phone') }).check();
  await page.getByRole('button', { name: polish('ra.action.save') }).click();
  const record = page.getByRole('link', { name: polish('enums.dataSubjectType.personInNeed'), exact: true });
  expect(await record.getAttribute('href')).toBe(paths.personInNeed.getHref({ profileId: person.id }));
  await context.close();
});
