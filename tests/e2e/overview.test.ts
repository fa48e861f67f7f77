import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { polish } from '../harness/e2e/polish.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';

test('what waits today and each number lead to their lists', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, [
    { firstname: 'Łukasz', lastname: 'Żak', createdAt: '2026-01-02T09:30:00.000Z' },
    { firstname: 'Соломія', lastname: 'Мельник' },
    { firstname: 'Jan', lastname: 'Nowak', accountStatus: 'verified' },
  ]);
  await insertPersonInNeed(stage.db, { organizationId });
  const page = await visit(paths.overview.getHref(), { as: admin });
  const attention = page.getByRole('region', { name: polish('overview.attention.title') });
  await attention
    .getByText(polish('overview.attention.volunteersWaiting.title', { smart_count: 2 }), { exact: true })
    .waitFor();
  // Who has waited longest comes first.
  await expect.poll(() => attention.getByRole('listitem').first().textContent()).toContain('Łukasz Żak');

  await attention.getByRole('link', { name: polish('overview.attention.volunteersWaiting.all') }).click();
  await expect.poll(volunteerList(page).names).toEqual(['Łukasz Żak', 'Соломія Мельник']);
  await page.goBack();

  const counters = page.getByRole('region', { name: polish('overview.counters.title') });
  const verified = polish('overview.counters.volunteers', { smart_count: 1 });
  await counters.getByRole('link', { name: `1 ${verified}` }).click();
  await expect.poll(volunteerList(page).names).toEqual(['Jan Nowak']);
  await page.goBack();
  const waiting = polish('overview.counters.peopleInNeed', { smart_count: 1 });
  await counters.getByRole('link', { name: `1 ${waiting}` }).click();
  await page.getByRole('link', { name: 'Stanisława J' }).waitFor();
});

test('the charts can be read as tables by keyboard', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [{ accountStatus: 'verified' }]);
  const page = await visit(paths.overview.getHref(), { as: admin });
  const charts = page.getByRole('region', { name: polish('overview.charts.title') });
  const summary = charts.getByText(polish('overview.charts.table')).first();
  await summary.focus();
  await page.keyboard.press('Enter');
  const table = charts.getByRole('table', { name: polish('overview.charts.volunteers.title') });
  await table.waitFor();
  // A head and twelve months.
  expect(await table.getByRole('row').count()).toBe(13);
});
