import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { polish } from '../harness/e2e/polish.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';

test('found by urgency, named in full on their page only, and who looks is on record', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const person = await insertPersonInNeed(stage.db, { organizationId, urgency: 'high' });
  await insertPersonInNeed(stage.db, {
    organizationId,
    firstname: 'Krzysztof',
    lastname: 'Świątek',
    urgency: 'low',
  });
  const page = await visit(paths.peopleInNeed.getHref(), { as: admin });
  const table = page.getByRole('table', { name: polish(paths.peopleInNeed.title) });
  await table.getByRole('link', { name: 'Krzysztof Ś' }).waitFor();

  await page.getByRole('combobox', { name: polish('fields.urgency') }).click();
  await page.getByRole('option', { name: polish('enums.urgency.high') }).click();
  await page.waitForURL(/urgency=high/);
  await table.getByRole('link', { name: 'Krzysztof Ś' }).waitFor({ state: 'detached' });
  expect(await page.getByText(person.lastname).count()).toBe(0);

  await table.getByRole('link', { name: 'Stanisława J' }).click();
  await page.getByRole('heading', { level: 1, name: 'Stanisława Jabłońska' }).waitFor();
  await page.getByText(polish('peopleInNeed.recorded')).waitFor();
  await page.getByRole('tab', { name: polish('fields.history') }).click();
  const history = page.getByRole('tabpanel').getByRole('listitem');
  await history
    .filter({ hasText: admin.name })
    .filter({ hasText: polish('enums.historyAction.viewed') })
    .waitFor();
  expect(await history.count()).toBe(1);
});
