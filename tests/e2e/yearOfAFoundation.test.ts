import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { formatMinutes } from '../../src/panel/kit/format/formatMinutes.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { openContext } from '../harness/e2e/openContext.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { participantRow } from '../harness/e2e/pages/participantRow.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';
import type { MailingStage } from '../harness/e2e/startMailingStage.ts';
import { openAsVolunteer } from '../harness/e2e/steps/openAsVolunteer.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { dayFromNow } from '../harness/insertEvent.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';
import { insertVolunteerUser } from '../harness/insertVolunteerUsers.ts';
import { parseCsv } from '../harness/parseCsv.ts';
import { readPdf } from '../harness/readPdf.ts';

const NAME = 'Łucja Nowak';
const TITLE = 'Świetlica dla dzieci';
const DESCRIPTION = 'Porządki w magazynie';
/** What it all comes to, in minutes. */
const given = { atEvents: 150, atVisits: 45, byHand: 210 };

/**
 * A volunteer agrees with the foundation in writing, is checked for work with minors, comes to an event with them, visits somebody
 * in need, notes hours, is certified, asks about the own data and leaves; and the annual report counts all of it, also afterwards.
 */
test('a year of a foundation, from the agreement to the annual report', { timeout: 240_000 }, async ({
  mailingStage: stage,
  browser,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const names = { firstname: 'Łucja', lastname: 'Nowak' };
  const { email, volunteerId } = await insertVolunteerUser(stage.db, organizationId, names);
  const { id: personId } = await insertPersonInNeed(stage.db, { organizationId, city: 'Łódź' });
  const team = await openContext(browser, stage.url, { as: admin });
  const page = await team.newPage();
  const profile = (tab: string) =>
    page.goto(paths.volunteer.getHref({ profileId: volunteerId, query: { tab } }));

  await profile('agreements');
  await agree(page);
  await profile('clearances');
  for (const kind of ['offendersRegister', 'criminalRecord']) await check(page, kind);
  await publishWithMinors(page);
  const { page: own, context } = await openAsVolunteer(browser, stage, { path: '/v/events', email });
  await join(own);
  await recordAttendance(page);
  await page.goto(paths.personInNeed.getHref({ profileId: personId }));
  await helpAndVisit(page, browser, stage, email);
  await noteHours(own);
  await profile('hours');
  await confirmAndCertify(page);
  await askForData(own);
  await page.goto(paths.dataRequests.getHref());
  await answer(page);
  await context.close();

  const report = await readReport(page);
  expect(report).toEqual({ volunteers: 1, ...given, attendances: 1, visits: 1, requestsHelped: 1 });

  await profile('agreements');
  await end(page);
  await volunteerProfile(page).delete.click();
  await dialog(page).confirm(polish('ra.action.delete')).click();
  await toastShown(page, polish('messages.volunteerDeleted'));
  // The time stays, the person is no longer counted.
  expect(await readReport(page)).toEqual({ ...report, volunteers: 0 });
  await team.close();
});

async function agree(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const { element } = dialog(page);
  await main.getByRole('button', { name: polish('volunteers.agreements.add') }).click();
  await element.getByLabel(polish('fields.agreementScope')).fill('Opieka nad dziećmi');
  await element.getByLabel(polish('fields.agreementPlace')).fill('Łódź');
  await element.getByRole('button', { name: polish('ra.action.save') }).click();
  const draft = polish('volunteers.agreements.draft');
  await main.getByRole('button', { name: polish('volunteers.agreements.send.one', { name: draft }) }).click();
  await element.getByRole('button', { name: polish('volunteers.agreements.send.label') }).click();
  await main.getByRole('button', { name: /^Zapisz podpisanie: Porozumienie nr 1\// }).click();
  await element.getByRole('button', { name: polish('ra.action.save') }).click();
  await main.getByText(polish('enums.agreementStatus.signed'), { exact: true }).waitFor();
}

async function end(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const { element } = dialog(page);
  await main.getByRole('button', { name: /^Zakończ: Porozumienie nr 1\// }).click();
  await element.getByLabel(polish('enums.agreementEnd.mutual')).check();
  await element.getByRole('button', { name: polish('ra.action.save') }).click();
  await main.getByText(polish('enums.agreementStatus.ended'), { exact: true }).waitFor();
}

async function check(page: Page, kind: string): Promise<void> {
  const name = polish(`enums.clearanceKind.${kind}`);
  const { element } = dialog(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: polish('volunteers.clearances.add') })
    .click();
  await element.getByRole('combobox').first().click();
  await page.getByRole('option', { name }).click();
  await element.getByLabel(polish('fields.checkedOn')).fill(dayFromNow(-1));
  await element.getByRole('radio', { name: polish('enums.clearanceResult.clean') }).check();
  await element.getByRole('button', { name: polish('ra.action.save') }).click();
  await element.waitFor({ state: 'detached' });
}

/** It runs today and tomorrow, so that attendance is recorded at once. */
async function publishWithMinors(page: Page): Promise<void> {
  await page.goto(paths.createEvent.getHref());
  const { fill, picker, tick, submit } = form(page);
  await fill({ title: TITLE, description: 'Odrabiamy lekcje i gramy w gry planszowe.', city: 'Łódź' });
  await tick('enums.helpCategory.education');
  await picker('startDate').fill(dayFromNow(0));
  await picker('eventStart').fill('00:00');
  await picker('endDate').fill(dayFromNow(1));
  await fill({ volunteersNeededNum: '5' });
  await page.getByRole('main').getByLabel(polish('fields.withMinors')).check();
  await submit('events.form.publish');
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
}

async function join(own: Page): Promise<void> {
  await own.goto('/v/events');
  await own.getByRole('link', { name: TITLE }).click();
  await own.getByRole('link', { name: polish('volunteerPages.event.join') }).click();
  await own.getByRole('button', { name: polish('volunteerPages.join.submit') }).click();
  await own.getByRole('status').waitFor();
}

/** From the page of the event. */
async function recordAttendance(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}/participants`);
  await participantRow(page, NAME).attended.click();
  await participantRow(page, NAME).saved.waitFor();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: polish('events.note.of', { name: NAME }) }).click();
  await main.getByLabel(polish('fields.minutes')).fill(String(given.atEvents));
  await main.getByRole('button', { name: polish('ra.action.save') }).click();
  await main.getByText(`· ${formatMinutes(given.atEvents)}`).waitFor();
}

async function helpAndVisit(
  page: Page,
  browser: Browser,
  { url, mails }: MailingStage,
  email: string,
): Promise<void> {
  const main = page.getByRole('main');
  const tab = (key: string, count: number) =>
    main.getByRole('tab', { name: polish(`peopleInNeed.${key}.tab`, { count }) });
  await main.getByRole('button', { name: polish('peopleInNeed.takeOver.label') }).click();
  await dialog(page).confirm(polish('peopleInNeed.takeOver.label')).click();
  await tab('volunteers', 0).click();
  await main
    .getByRole('button', { name: polish('peopleInNeed.volunteers.proposeOne', { name: NAME }) })
    .click();
  await main.getByRole('button', { name: polish('peopleInNeed.volunteers.ask') }).click();
  await dialog(page).confirm(polish('peopleInNeed.volunteers.ask')).click();
  await main.getByText(polish('enums.assignmentStatus.asked'), { exact: true }).waitFor();
  const asked = await openContext(browser, url, {});
  const question = await asked.newPage();
  await question.goto(await mails.linkOf('assignmentQuestion', email));
  await question.getByRole('button', { name: polish('peopleInNeed.question.accept') }).click();
  await question.getByText('Stanisława Jabłońska').waitFor();
  await asked.close();

  await page.reload();
  await tab('visits', 0).click();
  await main.getByRole('button', { name: polish('peopleInNeed.visits.add') }).click();
  await main.getByLabel(polish('fields.minutes')).fill(String(given.atVisits));
  await main.getByRole('combobox', { name: new RegExp(polish('fields.volunteerName')) }).click();
  await page.getByRole('option', { name: NAME }).click();
  await main.getByRole('button', { name: polish('ra.action.save') }).click();
  await tab('visits', 1).waitFor();
  await main.getByRole('button', { name: polish('peopleInNeed.helped.label') }).click();
  await dialog(page).confirm(polish('peopleInNeed.helped.label')).click();
  await main.getByText(polish('enums.personInNeedStatus.helped')).first().waitFor();
}

/** Of the day before: they may not be to come. */
async function noteHours(own: Page): Promise<void> {
  await own.goto('/v/hours/other');
  await own.getByLabel(polish('fields.timeEntryDate')).fill(dayFromNow(-1));
  await own.getByLabel(polish('fields.timeFrom')).fill('09:00');
  await own.getByLabel(polish('fields.timeTo')).fill('12:30');
  await own.getByLabel(polish('fields.timeEntryDescription')).fill(DESCRIPTION);
  await own.getByRole('button', { name: polish('volunteerPages.time.submit') }).click();
  await own.getByRole('status').getByText(polish('messages.timeEntryAdded')).waitFor();
}

async function confirmAndCertify(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const confirm = polish('volunteers.hours.confirmOne', { description: DESCRIPTION });
  await main.getByRole('button', { name: confirm }).click();
  await main.getByText(polish('enums.timeEntryStatus.confirmed')).waitFor();
  const issue = { name: polish('volunteers.certificates.issue') };
  await main.getByRole('button', issue).click();
  await main.locator('form').getByRole('button', issue).click();
  await toastShown(page, polish('messages.certificateIssued'));
}

async function askForData(own: Page): Promise<void> {
  await own.goto('/v/data/requests');
  await own.getByLabel(polish('enums.dataRequestKind.access')).check();
  await own.getByLabel(polish('fields.askedFor')).fill('Proszę o kopię moich danych.');
  await own.getByRole('button', { name: polish('volunteerPages.dataRequests.submit') }).click();
  await own.getByText(polish('messages.requestSent')).waitFor();
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('link', { name: NAME }).click();
  const label = polish('dataRequests.answer.label');
  await page.getByRole('button', { name: label }).click();
  await dialog(page).reason.fill('Wysłaliśmy kopię.');
  await dialog(page).confirm(label).click();
  await toastShown(page, polish('messages.dataRequestAnswered'));
}

/** What the report says, of two years in the first days of one. The CSV says the same, and the paper names it. */
async function readReport(page: Page) {
  const years = [...new Set([dayFromNow(-1), dayFromNow(0)].map((day) => day.slice(0, 4)))];
  const sum: Record<string, number> = {};
  for (const year of years) {
    await page.goto(paths.annualReport.getHref({ query: { year } }));
    const main = page.getByRole('main');
    const line = (part: string, name: string) =>
      main
        .getByRole('region', { name: polish(`overview.report.${part}.title`) })
        .locator('dl > div')
        .filter({ has: page.getByText(polish(`overview.report.${part}.${name}`), { exact: true }) })
        .getByRole('definition')
        .textContent();
    for (const [part, name, key = name] of [
      ['volunteers', 'all', 'volunteers'],
      ['time', 'atEvents'],
      ['time', 'atVisits'],
      ['time', 'byHand'],
      ['events', 'attendances'],
      ['help', 'visits'],
      ['help', 'requestsHelped'],
    ] as const) {
      const text = await line(part, name);
      sum[key] = (sum[key] ?? 0) + (part === 'time' ? minutesOf(text) : Number(text));
    }
    const download = async (kind: 'csv' | 'pdf') => {
      const started = page.waitForEvent('download');
      await main.getByRole('button', { name: polish(`overview.report.${kind}`) }).click();
      return readFile(await (await started).path());
    };
    const cells = parseCsv((await download('csv')).toString()).flat();
    expect(cells).toContain(String(minutesOf(await line('time', 'all'))));
    const { text } = await readPdf(await download('pdf'));
    expect(text).toContain(await line('time', 'all'));
  }
  return sum;
}

/** @example minutesOf('2 godz. 30 min') // 150 */
function minutesOf(text: string | null): number {
  const [, hours = 0] = /(\d+)\sgodz/.exec(text ?? '') ?? [];
  const [, minutes = 0] = /(\d+)\smin/.exec(text ?? '') ?? [];
  return Number(hours) * 60 + Number(minutes);
}
