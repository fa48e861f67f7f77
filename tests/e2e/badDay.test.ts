import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { comeTo } from '../harness/e2e/comeTo.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { endSessions, endSessionsWithNext } from '../harness/e2e/endSessions.ts';
import { expectBadNetwork } from '../harness/e2e/expectBadNetwork.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { eventPage } from '../harness/e2e/pages/eventPage.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { participantRow } from '../harness/e2e/pages/participantRow.ts';
import { renewal } from '../harness/e2e/pages/renewal.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { panelStarted } from '../harness/e2e/panelStarted.ts';
import { polish } from '../harness/e2e/polish.ts';
import { streamOpened } from '../harness/e2e/streamOpened.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { dayFromNow, insertEvent } from '../harness/insertEvent.ts';
import { insertParticipants } from '../harness/insertParticipants.ts';
import { PASSWORD } from '../harness/signIn.ts';

const BUILD = /\/index\.html$/;
const SETTINGS = /\/assets\/SettingsPage-.*\.js$/;
const TEAM = /\/assets\/TeamPage-.*\.js$/;
const MINUTE = 60_000;
const NIGHT = '09:00:00';

/** The server has a newer panel, and of the old one no script of the team's page, until the page is loaded anew. */
async function redeploy(page: Page): Promise<void> {
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route(BUILD, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js');
    await route.fulfill({ response, body });
  });
  await page.route(TEAM, (route) => (isReloaded ? route.continue() : route.fulfill({ status: 404 })));
}

/**
 * A coordinator works a whole day: comes by a link, is signed out by the server in the middle of three forms, loses
 * scripts, stays in the panel while it is replaced, signs out in another tab, records attendance without a network and
 * comes back after the night. Everything that was typed is saved once, and nothing else.
 */
test('a day on a bad network loses nothing', { timeout: 240_000 }, async ({ stage, visit, expected }) => {
  const {
    id: organizationId,
    admin,
    volunteers,
  } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
  const creator = { id: admin.id, name: admin.name };
  const running = await insertEvent(stage.db, {
    ...{ organizationId, creator, startDate: dayFromNow(-1), endDate: dayFromNow(2) },
  });
  await insertParticipants(stage.db, { ...running, organizationId }, [
    { status: 'signed_up', firstname: 'Łucja', lastname: 'Wiśniewska' },
    { status: 'signed_up', firstname: 'Сергій', lastname: 'Шевченко' },
  ]);
  const coming = await insertEvent(stage.db, { organizationId, creator, title: 'Zakupy' });
  expected.push('401 POST /api/users/login');

  // In the morning, by a link of a colleague.
  const wanted = paths.volunteers.getHref({ query: { accountStatus: 'pending' } });
  const page = await visit(wanted);
  const context = page.context();
  expectBadNetwork(context, expected);
  page.on('dialog', (question) => void question.accept());
  await page
    .getByRole('main')
    .getByRole('link', { name: polish('shell.visitor.signIn') })
    .first()
    .click();
  await loginPage(page).signIn({ email: admin.email, password: PASSWORD });
  await page.waitForURL(stage.url + wanted);

  await decideWhileSessionEnds();
  await inviteWhileSessionEnds();
  await createWhileSessionEnds('Sprzątanie parku');
  await openWithoutScript();
  await stayWhileReplaced('Ognisko');
  await signOutElsewhere('Wycieczka');
  await page.clock.install();
  await recordOffline();
  await comeBackAfterNight('Zakupy dla seniorów');
  await expectAllSaved();

  /** The server forgets the session, as it does when it is old; the person goes on in the same place. */
  async function endAndRenew(action: () => Promise<void>): Promise<void> {
    await streamOpened(page);
    await endSessionsWithNext(page, stage, admin);
    await action();
    await renewal(page).signIn();
  }

  async function decideWhileSessionEnds(): Promise<void> {
    await volunteerList(page).link('Łukasz Żak').click();
    await volunteerProfile(page).reject.click();
    await dialog(page).reason.fill('Zgłoszenie testowe');
    await endAndRenew(() => dialog(page).confirm(polish('volunteers.reject.label')).click());
    await volunteerProfile(page).status('rejected').waitFor();
  }

  async function inviteWhileSessionEnds(): Promise<void> {
    await page.goto(paths.inviteCoordinator.getHref());
    await form(page).fill({ email: 'ola@panel.example', firstname: 'Ola', lastname: 'Nowak' });
    await endAndRenew(() => form(page).submit('team.invite.submit'));
    await toastShown(page, polish('messages.invitationSent'));
  }

  async function createWhileSessionEnds(title: string): Promise<void> {
    await page.goto(paths.createEvent.getHref());
    await form(page).fill({ title });
    await endAndRenew(() => form(page).submit('events.form.saveDraft'));
    await eventPage(page).heading(title).waitFor();
  }

  async function openWithoutScript(): Promise<void> {
    await page.route(SETTINGS, (route) => route.abort('connectionreset'));
    await header(page).choose(admin.name, 'settings');
    await page.getByRole('heading', { level: 1, name: polish('shell.error.title') }).waitFor();
    await page.unroute(SETTINGS);
    await page.getByRole('button', { name: polish('shell.error.reload') }).click();
    await page.getByRole('heading', { level: 1, name: polish('shell.titles.settings') }).waitFor();
  }

  async function stayWhileReplaced(title: string): Promise<void> {
    await page.goto(paths.createEvent.getHref());
    await form(page).fill({ title });
    await redeploy(page);
    // Who is asked whether to leave, stays, and goes on typing, has typed all of it.
    await header(page).link('ourTeam').click();
    await page.getByRole('button', { name: polish('form.unsaved.stay') }).click();
    await form(page).fill({ street: 'Zgierska' });
    await form(page).submit('events.form.saveDraft');
    await eventPage(page).heading(title).waitFor();
    await header(page).link('ourTeam').click();
    await page.getByRole('heading', { level: 1, name: polish('shell.titles.ourTeam') }).waitFor();
    await page.unrouteAll();
  }

  async function signOutElsewhere(title: string): Promise<void> {
    await page.goto(paths.createEvent.getHref());
    await form(page).fill({ title });
    const other = await context.newPage();
    await other.goto(paths.events.getHref());
    await panelStarted(other);
    await header(other).choose(admin.name, 'signOut');
    await renewal(page).element.waitFor();
    await other.close();
    await renewal(page).signIn();
    await form(page).submit('events.form.saveDraft');
    await eventPage(page).heading(title).waitFor();
  }

  async function recordOffline(): Promise<void> {
    await page.goto(paths.eventParticipants.getHref({ eventId: running.id }));
    const lucja = participantRow(page, 'Łucja Wiśniewska');
    const serhii = participantRow(page, 'Сергій Шевченко');
    await comeTo(page, lucja.group);
    await context.setOffline(true);
    await lucja.attended.click();
    await serhii.attended.click();
    await serhii.noShow.click();
    await page.clock.runFor(MINUTE);
    await context.setOffline(false);
    await expect.poll(lucja.chosen).toEqual([polish('enums.attendance.attended')]);
    await expect.poll(serhii.chosen).toEqual([polish('enums.attendance.no_show')]);
    await expect
      .poll(async () => (await attendance()).map(({ status }) => status))
      .toEqual(['attended', 'no_show']);
  }

  async function comeBackAfterNight(title: string): Promise<void> {
    await page.goto(paths.editEvent.getHref({ eventId: coming.id }));
    await comeTo(page, form(page).field('title'));
    await form(page).fill({ title });
    await endSessions(stage, admin);
    await page.clock.fastForward(NIGHT);
    // Somebody looks at the window again, and is asked before they go on to type.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeTo(page, renewal(page).element);
    await renewal(page).signIn();
    await form(page).submit('ra.action.save');
    await comeTo(page, eventPage(page).heading(title));
  }

  function attendance() {
    return stage.db
      .selectFrom('participants')
      .select('status')
      .where('eventId', '=', running.id)
      .orderBy('signedUpAt')
      .execute();
  }

  async function expectAllSaved(): Promise<void> {
    const titles = await stage.db
      .selectFrom('events')
      .select(['title', 'street'])
      .where('organizationId', '=', organizationId)
      .where('id', '!=', running.id)
      .orderBy('title')
      .execute();
    expect(titles).toEqual([
      { title: 'Ognisko', street: 'Zgierska' },
      { title: 'Sprzątanie parku', street: null },
      { title: 'Wycieczka', street: null },
      expect.objectContaining({ title: 'Zakupy dla seniorów' }),
    ]);
    const [person] = await stage.db
      .selectFrom('volunteers')
      .select(['accountStatus', 'rejectionReason'])
      .where('id', '=', String(volunteers[0].id))
      .execute();
    expect(person).toEqual({ accountStatus: 'rejected', rejectionReason: 'Zgłoszenie testowe' });
    const invited = await stage.db
      .selectFrom('invitations')
      .select('email')
      .where('organizationId', '=', organizationId)
      .execute();
    expect(invited).toEqual([{ email: 'ola@panel.example' }]);
    // No draft is left of what was saved.
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key.startsWith('draft:'))).toEqual([]);
  }
});
