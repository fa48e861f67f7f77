import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { endSessions, endSessionsWithNext } from '../harness/e2e/endSessions.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { eventPage } from '../harness/e2e/pages/eventPage.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { participantRow } from '../harness/e2e/pages/participantRow.ts';
import { renewal } from '../harness/e2e/pages/renewal.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { panelStarted } from '../harness/e2e/panelStarted.ts';
import { polish } from '../harness/e2e/polish.ts';
import { streamOpened } from '../harness/e2e/streamOpened.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { issueOf } from '../harness/e2e/watchContext.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { dayFromNow, insertEvent } from '../harness/insertEvent.ts';
import { insertParticipants } from '../harness/insertParticipants.ts';
import { pdf } from '../harness/sampleFiles.ts';
import { PASSWORD } from '../harness/signIn.ts';

const lukasz = { firstname: 'Łukasz', lastname: 'Żak' };
const putBack = /Przywrócono niezapisany tekst/;
const street = 'Piotrkowska';
const creatorOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
const profileOf = ({ id }: { id: string }) => paths.volunteer.getHref({ profileId: id });

const firstLukasz = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Łukasz/ })
    .first();

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

/** Which calls come just when the session has ended is left to chance. */
function expectRefusals(page: Page, expected: string[]): void {
  page.context().on('response', (response) => {
    if (response.status() === 401) expected.push(issueOf(response));
  });
}

test('an event that is typed when the session ends is saved after signing in again, once', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.createEvent.getHref(), { as: admin });
  await streamOpened(page);
  const { fill, submit } = form(page);
  await fill({ title: 'Sprzątanie parku', street });
  await endSessionsWithNext(page, stage, admin);
  const created = countCalls(page, 'POST', '/api/events');
  expected.push('401 POST /api/events');
  await submit('events.form.saveDraft');

  const { element, email, password, submit: signIn, alert } = renewal(page);
  await element.waitFor();
  await toastShown(page, polish('errors.unauthenticated'));
  expect(await email.inputValue()).toBe(admin.email);
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
  // The dialog hides it from screen readers, and only from them.
  expect(await page.locator('[name=title]').inputValue()).toBe('Sprzątanie parku');

  expected.push('401 POST /api/users/login');
  await password.fill('Not-the-one-2026!');
  await signIn.click();
  await alert.getByText(polish('errors.invalid_credentials')).waitFor();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');

  await toastShown(page, polish('messages.created'));
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
  await fill({ title: 'Zakupy w niedzielę', street });
  page.on('dialog', (question) => void question.accept());
  const stream = page.waitForResponse((response) => response.url().endsWith('/notifications/stream'));
  await page.reload();
  await stream;

  await page.getByText(putBack).waitFor();
  expect(await field('title').inputValue()).toBe('Zakupy w niedzielę');
  await endSessionsWithNext(page, stage, admin);
  expected.push(`401 PUT /api/events/${eventId}`);
  await submit('ra.action.save');
  await renewal(page).signIn();

  await eventPage(page).heading('Zakupy w niedzielę').waitFor();
  const { answer } = await stage.call('getEvent', {
    as: await stage.signIn(admin),
    params: { id: eventId },
  });
  expect(answer).toMatchObject({ title: 'Zakupy w niedzielę', street, version: 2 });
  // Nothing is put back that was saved.
  await page.goto(paths.editEvent.getHref({ eventId }));
  await field('title').waitFor();
  expect(await page.getByText(putBack).count()).toBe(0);
});

test('a reason, a file and an attendance wait for it as well, and so does what is read', async ({
  stage,
  visit,
  expected,
}) => {
  const { id: organizationId, admin, volunteers } = await insertTeam(stage, [lukasz]);
  const event = await insertEvent(stage.db, {
    organizationId,
    creator: creatorOf(admin),
    startDate: dayFromNow(-1),
    endDate: dayFromNow(2),
  });
  await insertParticipants(stage.db, { ...event, organizationId }, [
    { status: 'signed_up', firstname: 'Łucja', lastname: 'Wiśniewska' },
  ]);
  const page = await visit(profileOf(volunteers[0]), { as: admin });
  await streamOpened(page);
  expectRefusals(page, expected);

  const { reject, status, tab } = volunteerProfile(page);
  await reject.click();
  await dialog(page).reason.fill('Zgłoszenie testowe');
  await endSessionsWithNext(page, stage, admin);
  await dialog(page).confirm(polish('volunteers.reject.label')).click();
  await renewal(page).signIn();
  await status('rejected').waitFor();
  await page.getByText('Zgłoszenie testowe').waitFor();

  await tab(polish('volunteers.files', { count: 0 })).click();
  await endSessionsWithNext(page, stage, admin);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'zgoda.pdf', mimeType: 'application/pdf', buffer: pdf });
  await renewal(page).signIn();
  await toastShown(page, polish('messages.fileUploaded'));
  await tab(polish('volunteers.files', { count: 1 })).waitFor();

  await page.goto(paths.eventParticipants.getHref({ eventId: event.id }));
  const lucja = participantRow(page, 'Łucja Wiśniewska');
  await lucja.group.waitFor();
  await endSessionsWithNext(page, stage, admin);
  await lucja.attended.click();
  await renewal(page).signIn();
  await lucja.saved.waitFor();
  await expect.poll(lucja.chosen).toEqual([polish('enums.attendance.attended')]);

  // What a list reads, too.
  await endSessionsWithNext(page, stage, admin, (request) => /\/volunteers\?/.test(request.url()));
  await header(page).link('volunteers').click();
  await renewal(page).signIn();
  await firstLukasz(page).waitFor();
});

test('another person who signs in there gets nothing of it, and starts on the overview', async ({
  stage,
  visit,
  expected,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const piotr = await insertAccount(stage.db, {
    organizationId,
    role: 'coordinator',
    name: 'Piotr Zieliński',
  });
  const page = await visit(paths.createEvent.getHref(), { as: admin });
  await streamOpened(page);
  await form(page).fill({ title: 'Sprzątanie parku' });
  await endSessionsWithNext(page, stage, admin);
  expected.push('401 POST /api/events');
  await form(page).submit('events.form.saveDraft');
  const { element, email, password, submit } = renewal(page);
  await email.fill(piotr.email);
  await element.getByText(polish('shell.renewal.another', { name: admin.name })).waitFor();
  await password.fill(PASSWORD);
  await submit.click();

  await page.waitForURL(paths.overview.getHref());
  await header(page).profileOf('Piotr Zieliński').waitFor();
  await page.goto(paths.createEvent.getHref());
  expect(await form(page).field('title').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Sprzątanie');
  const { answer } = await stage.call('listEvents', {
    as: await stage.signIn(piotr),
    params: { id: organizationId },
  });
  expect(answer.totalElements).toBe(0);
});

test('who leaves instead finds it again in this tab', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.createEvent.getHref(), { as: admin });
  await streamOpened(page);
  await form(page).fill({ title: 'Sprzątanie parku' });
  await endSessionsWithNext(page, stage, admin);
  expected.push('401 POST /api/events');
  await form(page).submit('events.form.saveDraft');
  await renewal(page).leave.click();
  await page.waitForURL((url) => url.pathname === paths.landing.getHref());
  expect(new URL(page.url()).searchParams.get('from')).toBe(paths.createEvent.getHref());

  await page.goto(paths.login.getHref({ query: { from: paths.createEvent.getHref() } }));
  await loginPage(page).signIn({ email: admin.email, password: PASSWORD });
  await page.getByText(putBack).waitFor();
  expect(await form(page).field('title').inputValue()).toBe('Sprzątanie parku');
  await page.getByRole('button', { name: polish('form.draft.discard') }).click();
  expect(await form(page).field('title').inputValue()).toBe('');
});

test('who only reads is asked to sign in as soon as the session has ended', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin } = await insertTeam(stage, [lukasz]);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  await streamOpened(page);
  expectRefusals(page, expected);
  await endSessions(stage, admin);
  await renewal(page).signIn();
  await firstLukasz(page).waitFor();
});

test('tabs tell one another who is signed in', async ({ stage, visit, expected }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const piotr = await insertAccount(stage.db, {
    organizationId,
    role: 'coordinator',
    name: 'Piotr Zieliński',
  });
  const typing = await visit(paths.createEvent.getHref(), { as: admin });
  expectRefusals(typing, expected);
  await form(typing).fill({ title: 'Sprzątanie parku' });
  const open = async (path: string) => {
    const page = await typing.context().newPage();
    await page.goto(path);
    await panelStarted(page);
    return page;
  };
  const reading = await open(paths.volunteers.getHref());
  await header(reading).profileOf(admin.name).waitFor();
  const other = await open(paths.events.getHref());
  await header(other).choose(admin.name, 'signOut');
  await loginPage(other).submit.waitFor();

  // What is typed stays, what is only read goes.
  await renewal(typing).element.waitFor();
  await reading.waitForURL((url) => url.pathname === paths.landing.getHref());

  await loginPage(other).signIn({ email: admin.email, password: PASSWORD });
  await renewal(typing).element.waitFor({ state: 'detached' });
  expect(await form(typing).field('title').inputValue()).toBe('Sprzątanie parku');

  await header(other).choose(admin.name, 'signOut');
  await loginPage(other).submit.waitFor();
  await loginPage(other).signIn({ email: piotr.email, password: PASSWORD });
  await header(other).profileOf('Piotr Zieliński').waitFor();
  await renewal(typing).element.waitFor();
  await renewal(typing).signIn();
  await header(other).profileOf(admin.name).waitFor();
  await form(typing).submit('events.form.saveDraft');
  await eventPage(typing).heading('Sprzątanie parku').waitFor();
  const { answer } = await stage.call('listEvents', {
    as: await stage.signIn(admin),
    params: { id: organizationId },
  });
  expect(answer.content).toMatchObject([{ title: 'Sprzątanie parku', creator: { name: admin.name } }]);
});
