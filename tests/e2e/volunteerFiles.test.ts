import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { operations } from '../../src/contract/generated/operations.ts';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { exe, html, pdf, pdfOf } from '../harness/sampleFiles.ts';

const name = 'zaświadczenie o niekaralności.pdf';
const lukasz = { firstname: 'Łukasz', lastname: 'Żak' };
const filesOf = ({ id }: { id: string }) => `${paths.volunteer.getHref({ profileId: id })}?tab=files`;
const { maxBytes } = operations.uploadVolunteerFile.upload;

const upload = (page: Page, file: { name: string; mimeType?: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles({ mimeType: 'application/pdf', ...file });

test('a file is added, shows how far it is, is fetched as it was, and is deleted', async ({
  stage,
  visit,
}) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz]);
  const page = await visit(filesOf(volunteers[0]), { as: admin });
  const { panel, tab } = volunteerProfile(page);
  await panel.getByText(polish('kit.files.empty')).waitFor();

  const content = pdfOf(200_000);
  const network = await page.context().newCDPSession(page);
  // So slow that a busy machine sees it under way; it is let go as soon as that was seen.
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
  await network.send('Network.emulateNetworkConditions', speed);
  await upload(page, { name, buffer: content });
  const progress = panel.getByRole('progressbar', { name: polish('kit.upload.progress', { name }) });
  await expect.poll(() => progress.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(10);
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });

  await toastShown(page, polish('messages.fileUploaded'));
  await tab(polish('volunteers.files', { count: 1 })).waitFor();
  await progress.waitFor({ state: 'detached' });
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: polish('kit.files.downloadOne', { name }) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  expect(content.equals(await readFile(await download.path()))).toBe(true);

  await panel.getByRole('button', { name: polish('kit.files.deleteOne', { name }) }).click();
  await page.getByRole('dialog', { name: polish('kit.files.deleteTitle', { name }) }).waitFor();
  await dialog(page).confirm(polish('ra.action.delete')).click();
  await toastShown(page, polish('messages.fileDeleted'));
  await panel.getByText(polish('kit.files.empty')).waitFor();

  // What was done is told by whom.
  await tab(polish('fields.history')).click();
  await expect.poll(() => panel.getByText(admin.name).count()).toBe(2);
});

test('a file that the contract does not take is refused before it is sent', async ({ stage, visit }) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz]);
  const page = await visit(filesOf(volunteers[0]), { as: admin });
  const { panel } = volunteerProfile(page);
  await panel.waitFor();
  for (const [file, refusal] of [
    [{ name: 'strona.html', mimeType: 'text/html', buffer: html }, /Dozwolone: PDF/],
    [{ name: 'skan.pdf', buffer: pdfOf(maxBytes + 1) }, /może mieć najwyżej/],
    [{ name: 'pusty.pdf', buffer: Buffer.alloc(0) }, polish('kit.upload.empty')],
  ] as const) {
    await upload(page, file);
    const item = panel.getByRole('listitem').filter({ hasText: file.name });
    await item.getByText(refusal).waitFor();
    await item.getByRole('button', { name: polish('kit.upload.dismiss', { name: file.name }) }).click();
    await item.waitFor({ state: 'detached' });
  }
});

test('a program under the name of a document is refused by its content', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz]);
  const page = await visit(filesOf(volunteers[0]), { as: admin });
  const { panel } = volunteerProfile(page);
  await panel.waitFor();
  expected.push(`422 POST /api/volunteers/${volunteers[0].id}/files`);
  await upload(page, { name: 'umowa.pdf', buffer: exe });
  await panel.getByRole('listitem').getByText(polish('errors.upload_failed')).waitFor();

  // And the next one goes through.
  await upload(page, { name, buffer: pdf });
  await panel.getByRole('button', { name: polish('kit.files.downloadOne', { name }) }).waitFor();
});
