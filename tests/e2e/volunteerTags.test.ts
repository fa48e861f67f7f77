import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';

test('more people than one call takes are tagged at once: all who match a search', async ({
  stage,
  visit,
}) => {
  const count = 103;
  const drivers = Array.from({ length: count }, (_, index) => ({
    firstname: `Osoba${index}`,
    lastname: 'Kierowca',
  }));
  const { admin } = await insertTeam(stage, [...drivers, { firstname: 'Łukasz', lastname: 'Żak' }]);
  const page = await visit(`${paths.volunteers.getHref()}?q=kierowca&size=1&sort=firstname,asc`, {
    as: admin,
  });
  const list = volunteerList(page);
  await list.select('Osoba0 Kierowca').check();
  await page.getByRole('button', { name: polish('kit.selection.matching', { smart_count: count }) }).click();
  await page
    .getByText(polish('ra.action.bulk_actions', { smart_count: count }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: polish('volunteers.tags.add') }).click();
  const question = page.getByRole('dialog', {
    name: polish('volunteers.tags.bulkTitle', { smart_count: count }),
  });
  await question.getByLabel(polish('fields.tags')).fill('kierowca');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: polish('ra.action.save') }).click();
  await toastShown(page, polish('volunteers.tags.done', { smart_count: count }));

  await page.goto(new URL(`${paths.volunteers.getHref()}?tags=kierowca`, page.url()).href);
  await page
    .getByText(polish('volunteers.count', { smart_count: count }))
    .first()
    .waitFor();
});
