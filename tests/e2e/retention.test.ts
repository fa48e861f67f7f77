import { sql } from 'kysely';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { acrossTenants } from '../../src/server/core/db/scope.ts';
import { eraseQuietRecords } from '../../src/server/erasures/eraseQuietRecords.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { openContext } from '../harness/e2e/openContext.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertVolunteers } from '../harness/insertVolunteer.ts';

test('an admin sets a period, keeps one of those whom the clock announces, and the other one goes', async ({
  mailingStage: stage,
  browser,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const rejected = {
    organizationId,
    accountStatus: 'rejected' as const,
    createdAt: '2024-01-10T09:00:00.000Z',
  };
  const [keeper, goer] = await insertVolunteers(stage.db, [
    { ...rejected, firstname: 'Anna', lastname: 'Zając' },
    { ...rejected, firstname: 'Jan', lastname: 'Kot' },
  ]);
  /** What the server's clock does, on a day so many days later. */
  const runAfter = async (days: number) => {
    await sql`update "retention_periods" set "checkedOn" = null`.execute(stage.db);
    await sql`update "upcoming_erasures" set "announcedOn" = "announcedOn" - ${days}::int,
      "erasesOn" = "erasesOn" - ${days}::int, "remindedOn" = "remindedOn" - ${days}::int`.execute(stage.db);
    await acrossTenants(() => eraseQuietRecords({ db: stage.db }).run(new AbortController().signal));
  };
  const context = await openContext(browser, stage.url, { as: admin });
  const page = await context.newPage();
  await page.goto(paths.upcomingErasures.getHref());
  await page.getByText(polish('retention.empty.title')).waitFor();
  await page
    .getByRole('link', { name: polish('retention.periods') })
    .first()
    .click();
  await page.getByLabel(polish('fields.rejectedVolunteersMonths')).fill('6');
  await page.keyboard.press('Enter');
  await toastShown(page, polish('messages.edited'));
  await runAfter(0);

  await page.getByRole('link', { name: polish('settings.retention.list') }).click();
  // What was read a moment ago is not read again by itself.
  await page.reload();
  await page.getByRole('link', { name: 'Jan Kot' }).waitFor();
  await page.getByRole('link', { name: 'Anna Zając' }).click();
  const label = polish('retention.keep.label');
  await page.getByRole('button', { name: label }).click();
  await dialog(page).reason.fill('Sprawa w sądzie.');
  await dialog(page).confirm(label).click();
  await toastShown(page, polish('messages.erasureKept'));
  await page.getByText('Sprawa w sądzie.').waitFor();

  await runAfter(23);
  await page.goto(paths.overview.getHref());
  await page.getByRole('link', { name: 'Jan Kot' }).click();
  await page.getByRole('link', { name: polish('enums.dataSubjectType.volunteer'), exact: true }).click();
  await page.getByText(polish('retention.see')).waitFor();
  await runAfter(7);
  await page.goto(paths.upcomingErasures.getHref());
  await page.getByRole('link', { name: 'Anna Zając' }).waitFor();
  expect(await page.getByRole('link', { name: 'Jan Kot' }).count()).toBe(0);
  const left = await stage.db
    .selectFrom('volunteers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .execute();
  expect(left).toEqual([{ id: keeper?.id }]);
  await page.goto(paths.volunteer.getHref({ profileId: goer?.id ?? '' }));
  await page.getByRole('heading', { level: 1, name: polish('shell.titles.notFound') }).waitFor();
  await context.close();
});
