import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../support/e2e/e2eTest.ts';
import { endSessions } from '../support/e2e/endSessions.ts';
import { insertTeam } from '../support/e2e/insertTeam.ts';
import { dialog } from '../support/e2e/pages/dialog.ts';
import { eventPage } from '../support/e2e/pages/eventPage.ts';
import { form } from '../support/e2e/pages/form.ts';
import { header } from '../support/e2e/pages/header.ts';
import { participantRow } from '../support/e2e/pages/participantRow.ts';
import { renewal } from '../support/e2e/pages/renewal.ts';
import { settingsPage } from '../support/e2e/pages/settingsPage.ts';
import { toast } from '../support/e2e/pages/toast.ts';
import { volunteerProfile } from '../support/e2e/pages/volunteerProfile.ts';
import { polish } from '../support/e2e/polish.ts';
import { streamOpened } from '../support/e2e/streamOpened.ts';
import { insertAccount } from '../support/insertAccount.ts';
import { dayFromNow, insertEvent } from '../support/insertEvent.ts';
import { insertParticipants } from '../support/insertParticipants.ts';
import { pdf } from '../support/sampleFiles.ts';
import { PASSWORD } from '../support/signIn.ts';

const lukasz = { firstname: 'Łukasz', lastname: 'Żak' };
const description = 'Zbieramy śmieci nad rzeką.';
const creatorOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
const profileOf = ({ id }: { id: string }) => paths.volunteer.getHref({ profileId: id });

/** How often the page has sent a call so far. */
function countCalls(page: Page, method: string, pathname: string): () => number {
  let count = 0;
  page.on('response', (response) => {
    const request = response.request();
    if (response.ok() && request.method() === method && new URL(request.url()).pathname === pathname) {
      count += 1;
    }
  });
  return () => count;
}

test('an event that is typed when the session ends is saved after signing in again, once', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.createEvent.getHref(), { as: admin });
  await streamOpened(page);
  const { fill, submit, field } = form(page);
  await fill({ title: 'Sprzątanie parku', description });
  await endSessions(stage, admin);
  const created = countCalls(page, 'POST', '/api/events');
  expected.push('401 POST /api/events');
  await submit('events.form.saveDraft');

  const { element, email, password, submit: signIn, alert } = renewal(page);
  await element.waitFor();
  await toast(page, polish('errors.unauthenticated')).waitFor();
  expect(await email.inputValue()).toBe(admin.email);
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field('title').inputValue()).toBe('Sprzątanie parku');

  expected.push('401 POST /api/users/login');
  await password.fill('Not-the-one-2026!');
  await signIn.click();
  await alert.getByText(polish('errors.invalid_credentials')).waitFor();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');

  await toast(page, polish('messages.created')).waitFor();
  await eventPage(page).heading('Sprzątanie parku').waitFor();
  expect(created()).toBe(1);
});

test('so is a change of an event, and what a reload interrupts is put back', async ({
  stage,
  visit,
  expected,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { id: eventId } = await insertEvent(stage.db, { organizationId, creator: creatorOf(admin) });
  const page = await visit(paths.editEvent.getHref({ eventId }), { as: admin });
  await streamOpened(page);
  const { field, fill, submit } = form(page);
  await fill({ title: 'Zakupy w niedzielę', description });
  page.on('dialog', (question) => void question.accept());
  await page.reload();

  await page.getByText(/Przywrócono niezapisany tekst/).waitFor();
  expect(await field('title').inputValue()).toBe('Zakupy w niedzielę');
  await streamOpened(page);
  await endSessions(stage, admin);
  expected.push(`401 PUT /api/events/${eventId}`);
  await submit('ra.action.save');
  await renewal(page).signIn();

  await eventPage(page).heading('Zakupy w niedzielę').waitFor();
  const { answer } = await stage.call('getEvent', {
    as: await stage.signIn(admin),
    params: { id: eventId },
  });
  expect(answer).toMatchObject({ title: 'Zakupy w niedzielę', description, version: 2 });
  // Nothing is put back that was saved.
  await page.goto(paths.editEvent.getHref({ eventId }));
  await field('title').waitFor();
  expect(await page.getByText(/Przywrócono niezapisany tekst/).count()).toBe(0);
});
