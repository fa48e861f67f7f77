import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
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
