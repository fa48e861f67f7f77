import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { translator } from '../../src/server/core/texts/translator.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { bell } from '../harness/e2e/pages/bell.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { polish } from '../harness/e2e/polish.ts';
import { streamOpened, streamPath } from '../harness/e2e/streamOpened.ts';
import { dayFromNow, insertEvent } from '../harness/insertEvent.ts';
import { insertVolunteerUser } from '../harness/insertVolunteerUsers.ts';
import { buildNotice, notify } from '../harness/notify.ts';

const items = (page: Page) =>
  page.getByRole('list', { name: polish(paths.notifications.title), exact: true }).getByRole('listitem');
const readButton = (page: Page) =>
  page.getByRole('button', { name: polish('notifications.read'), exact: true });

test('what a volunteer does elsewhere shows in the bell by itself', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const volunteer = await insertVolunteerUser(stage.db, organizationId, {
    firstname: 'Łucja',
    lastname: 'Wiśniewska',
  });
  const event = await insertEvent(stage.db, { organizationId, startDate: dayFromNow(10) });
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  await streamOpened(page);
  await bell(page).unread(0).waitFor();

  // How soon is measured by `npm run bench`.
  await stage.call('signUpForEvent', { as: volunteer, params: { id: event.id } });
  await bell(page).unread(1).waitFor();

  await bell(page).unread(1).click();
  await items(page)
    .getByRole('link', { name: /Łucja Wiśniewska/ })
    .click();
  await page.waitForURL(paths.eventParticipants.getHref({ eventId: event.id }));
  // Who opens it has read it.
  await bell(page).unread(0).waitFor();
});

describe('reading', () => {
  test('one, all, and only the unread', async ({ stage, visit }) => {
    const { id, admin } = await insertTeam(stage, []);
    for (const name of ['Łucja', 'Олена', 'Jan']) await notify(buildNotice(id, name), stage.db);
    const page = await visit(paths.notifications.getHref(), { as: admin });
    await bell(page).unread(3).waitFor();
    await expect.poll(() => items(page).count()).toBe(3);

    await readButton(page).first().click();
    await bell(page).unread(2).waitFor();
    await page.getByRole('button', { name: polish('fields.unread'), exact: true }).click();
    await page.waitForURL(/unread=true/);
    await expect.poll(() => items(page).count()).toBe(2);

    await page.getByRole('button', { name: polish('notifications.readAll') }).click();
    await bell(page).unread(0).waitFor();
    await page.getByRole('heading', { name: polish('notifications.allRead.title') }).waitFor();
    const { answer } = await stage.call('listNotifications', { as: admin });
    expect(answer.unreadCount).toBe(0);
  });

  test('what comes while the list is open is in it, and told to screen readers', async ({ stage, visit }) => {
    const { id, admin } = await insertTeam(stage, []);
    await notify(buildNotice(id, 'Łucja'), stage.db);
    const page = await visit(paths.notifications.getHref(), { as: admin });
    await streamOpened(page);
    await bell(page).unread(1).waitFor();
    await notify(buildNotice(id, 'Олена'), stage.db);
    await items(page).filter({ hasText: 'Олена' }).waitFor();
    await bell(page).told('Олена').waitFor({ state: 'attached' });
  });
});

test('many tabs hold one connection, and the panel goes on when its tab is closed', async ({
  stage,
  visit,
}) => {
  const { id, admin } = await insertTeam(stage, []);
  const first = await visit(paths.volunteers.getHref(), { as: admin });
  await streamOpened(first);
  let connections = 0;
  first.context().on('request', (request) => {
    if (request.url().endsWith(streamPath)) connections += 1;
  });
  await bell(first).unread(0).waitFor();
  const others: Page[] = [];
  // With the first, one more than a browser allows connections to one host.
  for (let tab = 0; tab < 6; tab += 1) {
    const page = await first.context().newPage();
    await page.goto(paths.volunteers.getHref());
    await bell(page).unread(0).waitFor();
    others.push(page);
  }
  expect(connections).toBe(0);
  await notify(buildNotice(id, 'Łucja'), stage.db);
  for (const page of others) await bell(page).unread(1).waitFor();

  await first.close();
  await expect.poll(() => connections).toBe(1);
  await notify(buildNotice(id, 'Олена'), stage.db);
  for (const page of others) await bell(page).unread(2).waitFor();
});

test('signing out ends it', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(streamPath));
  await streamOpened(page);
  await header(page).choose(admin.name, 'signOut');
  await page.waitForURL(paths.login.getHref());
  await ended;
  await bell(page).unread(0).waitFor({ state: 'detached' });
});

test('a tab left open over a change of language stays whole, in its own', async ({ stage, visit }) => {
  const { id, admin } = await insertTeam(stage, []);
  const page = await visit(paths.peopleInNeed.getHref(), { as: admin });
  await bell(page).unread(0).waitFor();
  const other = await page.context().newPage();
  await other.goto(paths.notifications.getHref());
  await other.evaluate(() => localStorage.setItem('activeLanguage', 'uk'));
  await other.reload();
  await other.getByRole('heading', { name: translator('uk')(paths.notifications.title) }).waitFor();

  await notify(buildNotice(id, 'Łucja'), stage.db);
  await bell(page).unread(1).click();
  await items(page).getByText(polish('enums.notificationKind.volunteerApplied')).waitFor();
  await items(page).getByText('Nowe zgłoszenie do wolontariatu: Łucja').waitFor();
  await items(page).getByText(polish('kit.time.justNow')).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
});
