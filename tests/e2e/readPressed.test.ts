import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';

/** How often a page asks for one record, from now on. */
function countReads(page: Page, id: string): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/${id}`)) reads += request.resourceType() === 'fetch' ? 1 : 0;
  });
  return () => reads;
}

// Each reading of a person in need is written down.
test('a record is read once with the press that opens it, and not where it opens elsewhere', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { id } = await insertPersonInNeed(stage.db, { organizationId });
  const page = await visit(paths.peopleInNeed.getHref(), { as: admin });
  const link = page.getByRole('link', { name: 'Stanisława J' });
  const reads = countReads(page, id);

  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await other.getByRole('heading', { level: 1, name: 'Stanisława Jabłońska' }).waitFor();
  expect(reads()).toBe(0);

  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Stanisława Jabłońska' }).waitFor();
  expect(reads()).toBe(1);
});
