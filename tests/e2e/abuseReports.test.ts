import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertAbuseReport } from '../harness/insertAbuseReport.ts';
import { insertEvent } from '../harness/insertEvent.ts';

test('a report is taken from the overview and finished with a note', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { id: subjectId, title } = await insertEvent(stage.db, { organizationId, title: 'Zbiórka żywności' });
  const description = 'Organizator kazał nam dźwigać meble.';
  await insertAbuseReport(stage.db, { organizationId, subjectType: 'event', subjectId, description });
  const page = await visit(paths.overview.getHref(), { as: admin });
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(description).waitFor();
  // What is reported is a click away.
  const subject = page.getByRole('link', { name: polish('enums.subjectType.event') });
  expect(await subject.getAttribute('href')).toBe(paths.event.getHref({ eventId: subjectId }));

  await page.getByRole('button', { name: polish('abuseReports.take.label') }).click();
  await dialog(page).confirm(polish('abuseReports.take.label')).click();
  await toastShown(page, polish('messages.abuseReportTaken'));
  await page.getByText(polish('enums.abuseReportStatus.taken')).first().waitFor();

  await page.getByRole('button', { name: polish('abuseReports.finish.label') }).click();
  await dialog(page).reason.fill('Rozmawialiśmy z organizatorem.');
  await dialog(page).confirm(polish('abuseReports.finish.label')).click();
  await toastShown(page, polish('messages.abuseReportFinished'));
  await page.getByText('Rozmawialiśmy z organizatorem.').waitFor();

  await page.goto(paths.abuseReports.getHref({ query: { status: 'done' } }));
  await page
    .getByRole('table', { name: polish(paths.abuseReports.title) })
    .getByText(admin.name)
    .waitFor();
  await page.goto(paths.overview.getHref());
  await page.getByText(polish('overview.attention.none.title')).waitFor();
});
