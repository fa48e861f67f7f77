import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

onEachServer('the overview', (stage) => {
  beforeEach(async () => {
    for (const table of ['events', 'people_in_need', 'invitations'] as const)
      await stage.db.deleteFrom(table).execute();
    await stage.db.deleteFrom('volunteers').where('accountId', 'is', null).execute();
  });

  const read = async (as = stage.own.admin) =>
    (await stage.call('getOverview', { as, params: { id: as.organizationId } })).answer;
  const organizationId = () => stage.own.id;
  const event = (overrides: object = {}) =>
    insertEvent(stage.db, { organizationId: organizationId(), ...overrides });

  test('tells whether the user has chosen what to be notified of', async () => {
    const { admin, coordinator } = stage.own;
    const chosen = async () => [
      (await read(admin)).notificationsChosen,
      (await read(coordinator)).notificationsChosen,
    ];
    expect(await chosen()).toEqual([false, false]);
    const preferences = (await stage.call('getNotificationPreferences', { as: admin })).answer;
    await stage.call('updateNotificationPreferences', { as: admin, body: preferences });
    expect(await chosen()).toEqual([true, false]);
  });

  test('counts what the lists behind its numbers hold', async () => {
    const own = { organizationId: organizationId() };
    for (const accountStatus of ['pending', 'verified', 'rejected'] as const)
      await insertVolunteer(stage.db, { ...own, accountStatus });
    for (const status of ['new', 'in_progress', 'helped', 'closed'] as const)
      await insertPersonInNeed(stage.db, { ...own, status });
    await event();
    await event({ startDate: dayFromNow(-2), endDate: dayFromNow(2) });
    await event({ status: 'finished' });
    await event({ status: 'draft' });
    const cancelled = { cancelledAt: ago(1), cancellationReason: 'Burza.' };
    await event({ ...cancelled, startDate: dayFromNow(-2), endDate: dayFromNow(2) });
    await event(cancelled);
    const { counters } = await read();
    expect(counters).toEqual({
      ...{ volunteers: 2, volunteersWaiting: 1, coordinators: 2, peopleInNeed: 2 },
      ...{ futureEvents: 1, activeEvents: 1, finishedEvents: 3 },
    });
    const lists = {
      future: counters.futureEvents,
      active: counters.activeEvents,
      finished: counters.finishedEvents,
    };
    for (const [group, total] of Object.entries(lists)) {
      const { answer } = await stage.call('listEvents', {
        ...{ as: stage.own.admin, params: { id: organizationId() }, query: { group } },
      });
      expect(answer.totalElements, group).toBe(total);
    }
    expect((await read(stage.other.admin)).counters).toEqual({
      ...{ volunteers: 1, volunteersWaiting: 0, coordinators: 2, peopleInNeed: 0 },
      ...{ futureEvents: 0, activeEvents: 0, finishedEvents: 0 },
    });
  });

  describe('asks for attention', () => {
    test('for volunteers who wait, longest first, five of them', async () => {
      for (const days of [3, 1, 7, 5, 2, 6])
        await insertVolunteer(stage.db, {
          ...{
            organizationId: organizationId(),
            createdAt: ago(days),
            firstname: 'Jan',
            lastname: `Od ${days} dni`,
          },
        });
      const { volunteersWaiting } = (await read()).attention;
      expect(volunteersWaiting.count).toBe(6);
      const labels = volunteersWaiting.items.map(({ label }) => label);
      expect(labels).toEqual([7, 6, 5, 3, 2].map((days) => `Jan Od ${days} dni`));
    });

    test('for events within seven days that still have places, soonest first', async () => {
      const on = (days: number, overrides = {}) =>
        event({
          title: `Za ${days} dni`,
          startDate: dayFromNow(days),
          endDate: dayFromNow(days),
          ...overrides,
        });
      await on(5, { nrOfVolunteersSigned: 4 });
      await on(3);
      await on(9);
      await on(-3);
      await on(4, { nrOfVolunteersSigned: 10 });
      await on(4, { status: 'draft' });
      await on(4, { cancelledAt: ago(1), cancellationReason: 'Burza.' });
      const { count, items } = (await read()).attention.eventsShortOfPeople;
      expect(count).toBe(2);
      expect(items.map(({ label, missing }) => [label, missing])).toEqual([
        ['Za 3 dni', 10],
        ['Za 5 dni', 6],
      ]);
      const hour = new Date(items[0]?.at ?? '').toLocaleTimeString('en-GB', { timeZone: 'Europe/Warsaw' });
      expect(hour).toBe('10:00:00');
    });

    test('for attendance that nobody recorded, latest first', async () => {
      const past = (days: number, overrides = {}) =>
        event({
          title: `${days} dni temu`,
          startDate: dayFromNow(-days),
          endDate: dayFromNow(-days),
          ...overrides,
        });
      const finished = await past(5, { status: 'finished', finishedAt: ago(4.5) });
      await insertParticipants(stage.db, finished, ['signed_up', 'attended', 'signed_up', 'resigned']);
      const ended = await past(3);
      await insertParticipants(stage.db, ended, ['signed_up', 'waitlisted']);
      const recorded = await past(4, { status: 'finished' });
      await insertParticipants(stage.db, recorded, ['attended', 'no_show']);
      const cancelled = await past(2, { cancelledAt: ago(6), cancellationReason: 'Burza.' });
      await insertParticipants(stage.db, cancelled, ['signed_up']);
      await insertParticipants(stage.db, await event(), ['signed_up']);
      const { count, items } = (await read()).attention.attendanceMissing;
      expect(count).toBe(2);
      expect(items).toMatchObject([
        { id: ended.id, label: '3 dni temu', missing: 1 },
        { id: finished.id, label: '5 dni temu', missing: 2, at: finished.finishedAt },
      ]);
    });

    test('for invitations that are about to expire, soonest first', async () => {
      const invite = (lastname: string, days: number, overrides = {}) => ({
        ...{ id: crypto.randomUUID(), organizationId: organizationId(), firstname: 'Magda', lastname },
        ...{ email: `${lastname}@mail.example`, role: 'coordinator' as const, language: 'pl' as const },
        ...{
          invitedBy: 'Anna',
          createdAt: ago(11),
          expiresAt: ago(-days),
          acceptedAt: null,
          revokedAt: null,
        },
        ...overrides,
      });
      const invitations = [
        ...[invite('Dwa', 2), invite('Jeden', 1), invite('Dziesięć', 10), invite('Minęło', -1)],
        ...[invite('Przyjęte', 1, { acceptedAt: ago(1) }), invite('Cofnięte', 1, { revokedAt: ago(1) })],
      ];
      await insertRows('invitations', invitations, stage.db);
      const { count, items } = (await read()).attention.invitationsExpiring;
      expect(count).toBe(2);
      expect(items.map(({ label }) => label)).toEqual(['Magda Jeden', 'Magda Dwa']);
    });

    test('for urgent requests until somebody takes them, the longest first, by first name and initial', async () => {
      const urgent = { organizationId: organizationId(), urgency: 'high' as const };
      await insertPersonInNeed(stage.db, {
        ...urgent,
        firstname: 'Ewa',
        lastname: 'Nowak',
        createdAt: ago(1),
      });
      const first = await insertPersonInNeed(stage.db, {
        ...{ ...urgent, firstname: 'Ганна', lastname: 'Шевчук', createdAt: ago(9) },
      });
      await insertPersonInNeed(stage.db, { ...urgent, status: 'closed' });
      await insertPersonInNeed(stage.db, { ...urgent, urgency: 'normal' });
      await insertPersonInNeed(stage.db, { ...urgent, organizationId: stage.other.id });
      const { count, items } = (await read()).attention.urgentNeeds;
      expect(count).toBe(2);
      expect(items.map(({ label }) => label)).toEqual(['Ганна Ш.', 'Ewa N.']);
      await stage.call('takeOverPersonInNeed', { as: stage.own.admin, params: { id: first.id } });
      expect((await read()).attention.urgentNeeds).toMatchObject({ count: 1, items: [{ label: 'Ewa N.' }] });
    });

    test('for nothing where there is nothing', async () => {
      const nothing = { count: 0, items: [] };
      expect((await read()).attention).toEqual({
        ...{
          abuseReports: nothing,
          urgentNeeds: nothing,
          volunteersWaiting: nothing,
          eventsShortOfPeople: nothing,
        },
        ...{ visitsDue: nothing, attendanceMissing: nothing, invitationsExpiring: nothing },
        ...{
          hoursProposed: nothing,
          agreementsEnding: nothing,
          dataRequestsDue: nothing,
          erasuresDue: nothing,
        },
      });
    });

    test('with labels as long as the contract allows', async () => {
      const name = { firstname: 'Ł'.repeat(50), lastname: 'Ż'.repeat(50) };
      await insertVolunteer(stage.db, { organizationId: organizationId(), ...name });
      expect((await read()).attention.volunteersWaiting.items[0]?.label).toHaveLength(101);
    });
  });

  describe('tells of the last twelve months', () => {
    /** `YYYY-MM` of so many months ago, by the foundation's clock. */
    const monthAgo = (months: number): string => {
      const [year = 0, month = 1] = new Date()
        .toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' })
        .split('-')
        .map(Number);
      return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
    };
    const months = Array.from({ length: 12 }, (_, index) => monthAgo(11 - index));

    test('each, oldest first, also where nothing happened', async () => {
      const { volunteersByMonth, eventsByMonth } = (await read()).series;
      expect(volunteersByMonth.map(({ month }) => month)).toEqual(months);
      expect(eventsByMonth.map(({ month }) => month)).toEqual(months);
    });

    test('how many were verified, since when they were, and how many there are', async () => {
      const verified = { organizationId: organizationId(), accountStatus: 'verified' } as const;
      await stage.db
        .updateTable('volunteers')
        .set({ createdAt: new Date().toISOString() })
        .where('id', '=', stage.own.volunteerId)
        .execute();
      await insertVolunteer(stage.db, { ...verified, createdAt: '2020-01-01T12:00:00Z' });
      await insertVolunteer(stage.db, {
        ...verified,
        createdAt: '2020-01-01T12:00:00Z',
        verifiedAt: `${monthAgo(3)}-15T12:00:00Z`,
      });
      // The first minutes of a month in Warsaw are the last ones of the month before in UTC.
      const beforeMidnight = new Date(Date.parse(`${monthAgo(2)}-01T00:00:00Z`) - 30 * 60_000).toISOString();
      await insertVolunteer(stage.db, { ...verified, verifiedAt: beforeMidnight });
      const { id } = await insertVolunteer(stage.db, { organizationId: organizationId() });
      await stage.call('verifyVolunteer', { as: stage.own.admin, params: { id } });
      const series = (await read()).series.volunteersByMonth;
      expect(series.map(({ added }) => added).slice(8)).toEqual([1, 1, 0, 2]);
      expect(series[11]?.total).toBe(5);
      expect(series[7]?.total).toBe(1);
      expect(series[9]?.total).toBe(3);
    });

    test('which events there were, who signed up and who came', async () => {
      const day = `${monthAgo(1)}-10`;
      const held = await event({ status: 'finished', startDate: day, endDate: day });
      await insertParticipants(stage.db, held, [
        'attended',
        'attended',
        'no_show',
        'signed_up',
        'resigned',
        'waitlisted',
      ]);
      await event({ startDate: day, endDate: day, cancelledAt: ago(40), cancellationReason: 'Burza.' });
      await event({ startDate: day, endDate: day, status: 'draft' });
      await event({ status: 'finished', startDate: `${monthAgo(13)}-10`, endDate: `${monthAgo(13)}-10` });
      const series = (await read()).series.eventsByMonth;
      expect(series[10]).toEqual({ month: monthAgo(1), events: 1, signedUp: 4, attended: 2 });
      expect(series.filter(({ events }) => events > 0)).toHaveLength(1);
    });

    test('by the clock of the foundation', async () => {
      await sql`update "organizations" set "timeZone" = 'Europe/Lisbon' where "id" = ${stage.other.id}`.execute(
        stage.db,
      );
      expect((await read(stage.other.admin)).series.eventsByMonth).toHaveLength(12);
    });
  });
});
