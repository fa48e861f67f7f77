import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { expectBadNetwork } from '../harness/e2e/expectBadNetwork.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { zoomIssues } from '../harness/e2e/layout/zoomIssues.ts';
import { participantRow } from '../harness/e2e/pages/participantRow.ts';
import { polish } from '../harness/e2e/polish.ts';
import type { Stage } from '../harness/e2e/startStage.ts';
import { dayFromNow, insertEvent } from '../harness/insertEvent.ts';
import { insertParticipants } from '../harness/insertParticipants.ts';

const FIRSTNAMES = ['Ada', 'Bea', 'Cela', 'Dora', 'Ewa', 'Fela', 'Gaja', 'Hela', 'Iga', 'Jaga'];
const nameOf = (firstname: string) => `${firstname} Lis`;
/** Not the order of the list. */
const TAPPED = ['Jaga', 'Ada', 'Ewa', 'Cela', 'Iga', 'Bea', 'Hela', 'Dora', 'Gaja', 'Fela'];
const isMissing = (firstname: string) => TAPPED.indexOf(firstname) % 3 === 0;
const PUT = /\/participants\/[^/]+$/;

async function insertDoor(stage: Stage) {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const event = await insertEvent(stage.db, {
    ...{ organizationId, startDate: dayFromNow(-1), endDate: dayFromNow(1), volunteersNeededNum: 20 },
  });
  await insertParticipants(
    stage.db,
    { ...event, organizationId },
    FIRSTNAMES.map((firstname) => ({ status: 'signed_up', firstname, lastname: 'Lis' })),
  );
  return { admin, event, href: paths.eventParticipants.getHref({ eventId: event.id }) };
}

async function tapAll(page: Page): Promise<void> {
  for (const firstname of TAPPED) {
    const row = participantRow(page, nameOf(firstname));
    // Ten fingers are not always sure.
    if (firstname === 'Iga') await row.noShow.click();
    await (isMissing(firstname) ? row.noShow : row.attended).click();
  }
}

/** What the history says of the attendance, oldest first. */
async function recorded(stage: Stage, eventId: string) {
  const rows = await stage.db
    .selectFrom('history')
    .innerJoin('participants', 'participants.id', 'history.subjectId')
    .innerJoin('volunteers', 'volunteers.id', 'participants.volunteerId')
    .select(['volunteers.firstname', 'history.changes'])
    .where('participants.eventId', '=', eventId)
    .where('history.action', '=', 'edited')
    .orderBy('history.at')
    .execute();
  return rows.map(({ firstname, changes }) => `${firstname} ${changes.map(({ to }) => to)}`);
}

const wanted = TAPPED.map((firstname) => `${firstname} ${isMissing(firstname) ? 'no_show' : 'attended'}`);

test('ten taps without a network are all there afterwards, once and in order, though the tab was closed', {
  timeout: 120_000,
}, async ({ stage, visit, expected }) => {
  const { admin, event, href } = await insertDoor(stage);
  const page = await visit(href, { as: admin, width: 360 });
  const context = page.context();
  expectBadNetwork(context, expected);
  await participantRow(page, nameOf('Jaga')).group.waitFor();
  await context.setOffline(true);
  await tapAll(page);
  await page
    .getByText(polish('events.attendance.queue', { smart_count: 10 }))
    .first()
    .waitFor();
  expect(await recorded(stage, event.id)).toEqual([]);
  // The mark of what waits is one more thing in the header.
  expect(await zoomIssues(page)).toEqual([]);
  const lobby = await context.newPage();
  await page.close();

  // Any page of the panel sends what the closed one has left.
  await context.setOffline(false);
  await lobby.goto(paths.volunteers.getHref());
  await expect.poll(() => recorded(stage, event.id)).toEqual(wanted);
  await lobby.goto(href);
  const iga = participantRow(lobby, nameOf('Iga'));
  await expect.poll(iga.chosen).toEqual([polish('enums.attendance.attended')]);
  const left = await lobby.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith('attendance:'))).toEqual([]);
});

test('a choice whose answer is lost is sent again and stands once; two tabs send no choice twice', {
  timeout: 120_000,
}, async ({ stage, visit, expected }) => {
  const { admin, event, href } = await insertDoor(stage);
  const page = await visit(href, { as: admin });
  expectBadNetwork(page.context(), expected);
  const other = await page.context().newPage();
  await other.goto(href);
  await participantRow(other, nameOf('Ada')).group.waitFor();
  await page.route(PUT, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await tapAll(page);
  // The first is sent again and again, until its answer arrives; then come the others.
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => recorded(stage, event.id)).toEqual(wanted);
  for (const tab of [page, other]) {
    for (const firstname of TAPPED) {
      const choice = isMissing(firstname) ? 'no_show' : 'attended';
      await expect
        .poll(participantRow(tab, nameOf(firstname)).chosen)
        .toEqual([polish(`enums.attendance.${choice}`)]);
    }
  }
  expect(await recorded(stage, event.id)).toEqual(wanted);
});
