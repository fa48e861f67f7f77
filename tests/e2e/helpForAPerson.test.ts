import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';

test('a request is taken over, a volunteer is asked and accepts, a visit is noted, and it is helped', async ({
  mailingStage,
  visit,
}) => {
  const volunteer = { accountStatus: 'verified', city: 'Łódź' } as const;
  const { id: organizationId, admin } = await insertTeam(mailingStage, [
    { ...volunteer, firstname: 'Łukasz', lastname: 'Żak', email: 'lukasz.pomaga@poczta.example' },
  ]);
  const { id } = await insertPersonInNeed(mailingStage.db, { organizationId, city: 'Łódź' });
  const address = paths.personInNeed.getHref({ profileId: id });
  const page = await visit(address, { as: admin });
  const main = page.getByRole('main');
  const tab = (key: string, count: number) =>
    main.getByRole('tab', { name: polish(`peopleInNeed.${key}.tab`, { count }) });

  await main.getByRole('button', { name: polish('peopleInNeed.takeOver.label') }).click();
  await dialog(page).confirm(polish('peopleInNeed.takeOver.label')).click();
  await tab('volunteers', 0).click();
  await main
    .getByRole('button', { name: polish('peopleInNeed.volunteers.proposeOne', { name: 'Łukasz Żak' }) })
    .click();
  await main.getByRole('button', { name: polish('peopleInNeed.volunteers.ask') }).click();
  // The buttons stand as in every dialog.
  const buttons = dialog(page).element.getByRole('button');
  await buttons.first().waitFor();
  expect(await buttons.allInnerTexts()).toEqual([
    polish('ra.action.cancel'),
    polish('peopleInNeed.volunteers.ask'),
  ]);
  await dialog(page).element.getByRole('textbox').fill('Chodzi o zakupy w piątki.');
  await dialog(page).confirm(polish('peopleInNeed.volunteers.ask')).click();
  await main.getByText(polish('enums.assignmentStatus.asked'), { exact: true }).waitFor();

  const question = await visit(
    await mailingStage.mails.linkOf('assignmentQuestion', 'lukasz.pomaga@poczta.example'),
  );
  await question.getByText('Chodzi o zakupy w piątki.').waitFor();
  expect(await question.getByText('Jabłońska').count()).toBe(0);
  await question.getByRole('button', { name: polish('peopleInNeed.question.accept') }).click();
  await question.getByText('Stanisława Jabłońska').waitFor();

  await page.goto(new URL(address, page.url()).href);
  await tab('volunteers', 1).click();
  await main.getByText(polish('enums.assignmentStatus.accepted'), { exact: true }).waitFor();
  await tab('visits', 0).click();
  await main.getByRole('button', { name: polish('peopleInNeed.visits.add') }).click();
  await main.getByLabel(polish('fields.minutes')).fill('45');
  await main.getByRole('button', { name: polish('ra.action.save') }).click();
  await tab('visits', 1).waitFor();

  await main.getByRole('button', { name: polish('peopleInNeed.helped.label') }).click();
  await dialog(page).confirm(polish('peopleInNeed.helped.label')).click();
  await main.getByText(polish('enums.personInNeedStatus.helped')).first().waitFor();
});

test('in a team of more than a list shows, a request is handed over to who is searched for, and found by them', async ({
  mailingStage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(mailingStage, []);
  for (let index = 0; index < 101; index += 1) {
    const name = `Koordynator ${index}`;
    await insertAccount(mailingStage.db, { organizationId, role: 'coordinator', name });
  }
  await insertAccount(mailingStage.db, { organizationId, role: 'coordinator', name: 'Żaneta Źdźbło' });
  const { id } = await insertPersonInNeed(mailingStage.db, { organizationId });
  await insertPersonInNeed(mailingStage.db, { organizationId, firstname: 'Ktoś' });
  const page = await visit(paths.personInNeed.getHref({ profileId: id }), { as: admin });
  await page.getByRole('button', { name: polish('peopleInNeed.handOver.label') }).click();
  const choose = async (field: Locator) => {
    await field.fill('zdzblo');
    await page.getByRole('option', { name: /Żaneta Źdźbło/ }).click();
  };
  await choose(dialog(page).element.getByRole('combobox'));
  await dialog(page).confirm(polish('peopleInNeed.handOver.label')).click();
  await page.getByRole('main').getByText('Żaneta Źdźbło').first().waitFor();

  await page.goto(new URL(paths.peopleInNeed.getHref(), page.url()).href);
  const rows = page.getByRole('main').getByRole('link', { name: /Stanisława|Ktoś/ });
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: polish('kit.filter.title') }).click();
  // A drop-down until the team is known.
  const filter = page
    .locator('input')
    .and(page.getByRole('combobox', { name: polish('fields.responsible') }));
  await choose(filter);
  await expect.poll(() => rows.count()).toBe(1);
  // The name is there after a reload, too, and another one can be chosen.
  await page.reload();
  await page.getByRole('button', { name: polish('kit.filter.titleCount', { count: 1 }) }).click();
  await expect.poll(() => filter.inputValue()).toBe('Żaneta Źdźbło');
  await filter.fill('');
  await expect.poll(() => rows.count()).toBe(2);
});
