import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import type { Caller } from '../harness/Caller.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';
import type { MailingStage } from '../harness/e2e/startMailingStage.ts';
import { registerFoundation } from '../harness/e2e/steps/registerFoundation.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { buildApplication } from '../harness/registration.ts';

const TITLE = 'Zakupy dla seniorów';
const anna = { email: 'anna@dzien-fundacji.example', password: 'Pierwsze-2026!' };
const people = [
  { firstname: 'Łukasz', lastname: 'Żak', email: 'lukasz@poczta.example' },
  { firstname: 'Оксана', lastname: 'Шевченко', email: 'oksana@poczta.example' },
];

/** The first thing that the bell tells: that the foundation was approved. */
const APPROVAL = 1;

/**
 * A foundation registers, volunteers apply with the companion app and are verified, an event is published and joined,
 * attendance is recorded at the door, the event is finished; and the bell has told of all that came from outside.
 */
test('a day of a foundation', { timeout: 240_000 }, async ({ visit, mailingStage }) => {
  const page = await visit(paths.landing.getHref());
  await registerFoundation(page, anna, mailingStage.mails);
  const { organizationId } = await mailingStage.signIn({ ...anna, role: 'admin' });
  await bell(page, APPROVAL).waitFor();

  const volunteers: Caller[] = [];
  for (const person of people) {
    await apply(mailingStage, person, organizationId);
    await verify(page, `${person.firstname} ${person.lastname}`);
    volunteers.push(await mailingStage.signIn({ email: person.email, role: 'volunteer' }));
  }
  await bell(page, APPROVAL + people.length).waitFor();

  await publish(page);
  const [, eventId = ''] = new URL(page.url()).pathname.match(/^\/event\/([\w-]+)$/) ?? [];
  for (const volunteer of volunteers) {
    expect(
      (await mailingStage.call('signUpForEvent', { as: volunteer, params: { id: eventId } })).status,
    ).toBe(201);
  }
  await bell(page, APPROVAL + 2 * people.length).waitFor();

  await recordAttendance(page, eventId);
  await finish(page, eventId);
  await readNotifications(page);
});

/** As the companion app does it; the link of the mail is opened like any other. */
async function apply(
  { call, mails }: Pick<MailingStage, 'call' | 'mails'>,
  person: (typeof people)[number],
  organizationId: string,
): Promise<void> {
  const application = { ...buildApplication(organizationId, person.email), ...person };
  const headers = { 'source-device': 'mobile' };
  expect((await call('applyAsVolunteer', { body: application, headers })).status).toBe(202);
  const token = new URL(await mails.linkOf('confirmVolunteer', person.email)).searchParams.get('token');
  expect((await call('confirmRegistration', { query: { token: token ?? '' }, headers })).status).toBe(200);
}

async function verify(page: Page, name: string): Promise<void> {
  await header(page).link('volunteers').click();
  await volunteerList(page).link(name).click();
  await volunteerProfile(page).verify.click();
  await dialog(page).confirm(polish('volunteers.verify.label')).click();
  await volunteerProfile(page).status('verified').waitFor();
}

async function publish(page: Page): Promise<void> {
  await header(page).link('events').click();
  await page
    .getByRole('link', { name: polish('shell.titles.createEvent') })
    .first()
    .click();
  const { fill, tick, submit } = form(page);
  await fill({ title: TITLE, description: 'Robimy zakupy z listy i zanosimy je do mieszkań.', city: 'Łódź' });
  await tick('enums.helpCategory.elderlyPeople');
  const today = new Date();
  await page.getByLabel(polish('fields.startDate')).fill(dayOf(today));
  await page.getByLabel(polish('fields.eventStart')).fill('00:00');
  await page
    .getByLabel(polish('fields.endDate'))
    .fill(dayOf(new Date(today.getTime() + 24 * 60 * 60 * 1000)));
  await fill({ volunteersNeededNum: '5' });
  await submit('events.form.publish');
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
}

/** As the foundation's calendar has it. */
function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(moment);
}

async function recordAttendance(page: Page, eventId: string): Promise<void> {
  await page.goto(paths.eventParticipants.getHref({ eventId }));
  const [first, second] = people.map(({ firstname, lastname }) =>
    page.getByRole('group', {
      name: polish('events.attendance.of', { name: `${firstname} ${lastname}` }),
    }),
  );
  await first?.getByRole('button', { name: polish('enums.attendance.attended'), exact: true }).click();
  await second?.getByRole('button', { name: polish('enums.attendance.no_show'), exact: true }).click();
  const counts = page.getByRole('main').locator('dl').first();
  await expect.poll(() => counts.getByRole('definition').allInnerTexts()).toEqual(['1', '1', '0']);
}

async function finish(page: Page, eventId: string): Promise<void> {
  await page.goto(paths.event.getHref({ eventId }));
  await page.getByRole('button', { name: polish('events.finish.label'), exact: true }).click();
  await dialog(page).confirm(polish('events.finish.label')).click();
  await toastShown(page, polish('messages.eventFinished'));
}

async function readNotifications(page: Page): Promise<void> {
  await header(page).logo.click();
  await bell(page, APPROVAL + 2 * people.length).click();
  await page.getByText(polish('notifications.texts.volunteerApplied', { actor: 'Łukasz Żak' })).waitFor();
  await page
    .getByText(
      polish('notifications.texts.participantSignedUp', { subject: TITLE, actor: 'Оксана Шевченко' }),
    )
    .waitFor();
  await page.getByRole('button', { name: polish('notifications.readAll') }).click();
  await bell(page, 0).waitFor();
}

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', { name: polish('shell.bell.label', { smart_count: unread }) });
