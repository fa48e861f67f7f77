import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { up as mendSkippedHours } from '../../../src/server/core/db/migrations/0064_mend_skipped_hours.ts';
import type { Caller } from '../../harness/Caller.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { queuedMails } from '../../harness/queuedMails.ts';

type Input = Partial<components['schemas']['TimeEntryInput']>;

const day = dayFromNow(-10);
const morning = { date: day, timeFrom: '09:00', timeTo: '12:30', description: 'Porządki w magazynie' };

onEachServer('time that was noted by hand', (stage) => {
  let volunteer: VolunteerUser;
  let id: string;
  beforeEach(async () => {
    volunteer = await insertVolunteerUser(stage.db, stage.own.id);
    id = volunteer.volunteerId;
  });

  const team = () => stage.own.coordinator;
  const add = (body: Input = {}, as: Caller = team(), of = id) =>
    stage.call('addTimeEntry', { as, params: { id: of }, body: { ...morning, ...body } });
  const newest = async (body: Input = {}, as: Caller = team()) => {
    const [entry] = (await add(body, as)).answer.timeEntries;
    if (!entry) throw new Error('none was noted');
    return entry;
  };
  const confirm = (timeEntryId: string, as: Caller = team()) =>
    stage.call('confirmTimeEntry', { as, params: { id, timeEntryId } });
  const decline = (timeEntryId: string, as: Caller = team()) =>
    stage.call('declineTimeEntry', { as, params: { id, timeEntryId }, body: { reason: 'Było zamknięte' } });
  const withdraw = (timeEntryId: string, as: Caller = volunteer) =>
    stage.call('withdrawTimeEntry', { as, params: { id, timeEntryId } });
  const read = async () => (await stage.call('getVolunteer', { as: team(), params: { id } })).answer;
  const given = async () => {
    const query = { dateFrom: dayFromNow(-400), dateTo: dayFromNow(0) };
    return (await stage.call('getGivenTime', { as: team(), params: { id }, query })).answer;
  };
  const attend = async (times: object, more: object = {}) => {
    const { id: eventId } = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, startDate: day, endDate: day },
      ...times,
    });
    const row = { id: uuid(), organizationId: stage.own.id, eventId, volunteerId: id };
    const signedUp = { status: 'attended' as const, signedUpAt: `${dayFromNow(-50)}T10:00:00.000Z` };
    await insertRows('participants', [{ ...row, ...signedUp, ...more }], stage.db);
    return { id: eventId, participantId: row.id };
  };

  test('by the team is confirmed, and counts', async () => {
    const entry = await newest();
    const author = { id: team().id, name: team().name };
    expect(entry).toMatchObject({ ...morning, minutes: 210, status: 'confirmed', notedBy: author });
    expect(entry.decidedBy).toEqual(author);
    expect(await given()).toEqual({ minutes: 210, events: 0, visits: 0, timeEntries: 1 });
    const { story, history } = await read();
    expect(story.minutes).toBe(210);
    expect(history[0]).toMatchObject({
      action: 'timeAdded',
      changes: [{ field: 'timeEntries', from: null, to: `${day}, 09:00–12:30` }],
    });
    const certified = await stage.call('issueCertificate', {
      ...{ as: team(), params: { id } },
      body: { dateFrom: day, dateTo: day, language: 'pl' },
    });
    expect(certified.answer.certificates[0]).toMatchObject({
      ...{ minutes: 210, timeEntries: 1, activities: 'Porządki w magazynie' },
    });
  });

  test('by the volunteer counts once the team has confirmed it', async () => {
    const entry = await newest({}, volunteer);
    expect(entry).toMatchObject({ status: 'proposed', notedBy: null, decidedBy: null });
    expect((await given()).minutes).toBe(0);
    const { answer } = await confirm(entry.id);
    expect(answer.timeEntries[0]).toMatchObject({ status: 'confirmed', decidedBy: { name: team().name } });
    expect((await confirm(entry.id)).answer.timeEntries).toEqual(answer.timeEntries);
    expect((await given()).minutes).toBe(210);
    expect((await read()).history.filter(({ action }) => action === 'timeConfirmed')).toHaveLength(1);
  });

  test('is declined with a reason that the volunteer is mailed, also once it is confirmed', async () => {
    const entry = await newest();
    const { answer } = await decline(entry.id);
    expect(answer.timeEntries[0]).toMatchObject({ status: 'declined', declineReason: 'Było zamknięte' });
    expect((await given()).minutes).toBe(0);
    expect((await decline(entry.id)).status).toBe(200);
    expect((await confirm(entry.id)).problem.code).toBe('time_decided');
    const mails = (await queuedMails(stage.db)).filter(({ to }) => to === volunteer.email);
    expect(mails.map(({ template }) => template)).toEqual(['timeDeclined']);
    expect(mails[0]?.values).toMatchObject({ reason: 'Było zamknięte', description: morning.description });
    // What was declined leaves its time free.
    expect((await add()).status).toBe(200);
  });

  test('is withdrawn by the volunteer until somebody decides', async () => {
    const { id: entryId } = await newest({}, volunteer);
    expect((await withdraw(entryId)).answer.timeEntries).toEqual([]);
    expect((await withdraw(entryId)).status).toBe(200);
    const decided = await newest({}, volunteer);
    await confirm(decided.id);
    expect((await withdraw(decided.id)).problem.code).toBe('time_decided');
    expect((await read()).timeEntries).toHaveLength(1);
  });

  test('is not of others’', async () => {
    const other = await insertVolunteerUser(stage.db, stage.own.id);
    const { id: entryId } = await newest({}, volunteer);
    for (const as of [other, stage.other.admin]) {
      expect((await add({}, as)).problem.code).toBe('not_found');
      expect((await withdraw(entryId, other)).problem.code).toBe('not_found');
    }
    expect((await confirm(entryId, stage.other.admin)).problem.code).toBe('not_found');
    expect((await confirm(entryId, volunteer)).problem.code).toBe('forbidden');
  });

  test('is over, and ends after it begins', async () => {
    const errors = async (body: Input) => (await add(body)).problem.errors;
    expect(await errors({ date: dayFromNow(2) })).toMatchObject([{ field: 'date', code: 'notInFuture' }]);
    expect(await errors({ date: '1905-11-30' })).toMatchObject([{ field: 'date', code: 'notBeforeBirth' }]);
    // Until tomorrow.
    expect(await errors({ date: dayFromNow(0), timeFrom: '23:59', timeTo: '23:58' })).toMatchObject([
      { field: 'timeTo', code: 'timeNotOver' },
    ]);
    expect((await newest({ timeFrom: '22:00', timeTo: '06:00' })).minutes).toBe(8 * 60);
  });

  test.for([
    ['in spring has an hour less', '2026-03-28', 7 * 60],
    ['in autumn has an hour more', '2025-10-25', 9 * 60],
  ] as const)('in the night in which the clock is changed %s', async ([, date, minutes]) => {
    expect((await newest({ date, timeFrom: '22:00', timeTo: '06:00' })).minutes).toBe(minutes);
  });

  test.for([
    ['timeFrom', { date: '2026-03-29', timeFrom: '02:30', timeTo: '03:00' }],
    ['timeFrom', { date: '2026-03-29', timeFrom: '02:00', timeTo: '03:00' }],
    ['timeTo', { date: '2026-03-29', timeFrom: '01:30', timeTo: '02:15' }],
    ['timeTo', { date: '2026-03-28', timeFrom: '22:00', timeTo: '02:45' }],
  ] as const)(
    'does not begin or end at an hour that the clocks leave out: %s of %o',
    async ([field, times]) => {
      for (const as of [team(), volunteer]) {
        expect((await add(times, as)).problem.errors).toMatchObject([{ field, code: 'skippedTime' }]);
      }
      expect((await read()).timeEntries).toEqual([]);
    },
  );

  test('is found by the team on the overview and in the list', async () => {
    await newest({}, volunteer);
    const listed = async (hasProposedTime: boolean) => {
      const query = { size: 100, hasProposedTime };
      const { answer } = await stage.call('listVolunteers', {
        ...{ as: team(), params: { id: stage.own.id }, query },
      });
      return answer.content.map((row) => row.id);
    };
    expect(await listed(true)).toContain(id);
    expect(await listed(false)).not.toContain(id);
    const overview = async () =>
      (await stage.call('getOverview', { as: team(), params: { id: stage.own.id } })).answer.attention
        .hoursProposed;
    const before = await overview();
    expect(before.count).toBe((await listed(true)).length);
    await confirm((await read()).timeEntries[0]?.id ?? '');
    expect(await listed(true)).not.toContain(id);
    expect((await overview()).count).toBe(before.count - 1);
  });

  test('of one volunteer proposed at once in two tabs is there once', async () => {
    const answers = await Promise.all([add({}, volunteer), add({}, volunteer), add({}, volunteer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await read()).timeEntries).toHaveLength(1);
  });

  describe('that overlaps', () => {
    const refusal = async (body: Input = {}) => {
      const reply = await add(body);
      return reply.status === 200 ? undefined : reply.problem.code;
    };

    test.for([
      [{ timeFrom: '12:29', timeTo: '13:00' }, 'time_overlaps'],
      [{ timeFrom: '08:00', timeTo: '09:01' }, 'time_overlaps'],
      [{ timeFrom: '10:00', timeTo: '11:00' }, 'time_overlaps'],
      [{ date: dayFromNow(-11), timeFrom: '23:00', timeTo: '09:30' }, 'time_overlaps'],
      [{ timeFrom: '12:30', timeTo: '13:00' }, undefined],
      [{ timeFrom: '08:00', timeTo: '09:00' }, undefined],
    ] as const)('other time, as %o does, is refused: %s', async ([body, code]) => {
      await newest({}, volunteer);
      expect(await refusal(body)).toBe(code);
    });

    test.for([
      ['an event that they came to', { eventStart: '10:00', eventEnd: '14:00' }, {}, 'time_overlaps'],
      [
        'an event they stayed at',
        { eventStart: '10:00', eventEnd: '14:00' },
        { minutes: 240 },
        'time_overlaps',
      ],
      ['an event they left early', { eventStart: '10:00', eventEnd: '14:00' }, { minutes: 60 }, undefined],
      ['an event they missed', { eventStart: '10:00', eventEnd: '14:00' }, { status: 'no_show' }, undefined],
      ['an event in the afternoon', { eventStart: '13:00', eventEnd: '14:00' }, {}, undefined],
      ['an event without hours', { eventStart: null, eventEnd: null }, {}, undefined],
    ] as const)('with %s', async ([, times, more, code]) => {
      await attend(times, more);
      expect(await refusal()).toBe(code);
    });

    describe('an event', () => {
      const late = { eventStart: '10:00', eventEnd: '14:00' };
      const record = async (params: { id: string; participantId: string }, body: object = {}) => {
        const reply = await stage.call('updateParticipant', {
          ...{ as: team(), params, body: { status: 'attended', ...body } },
        });
        return reply.status === 200 ? undefined : reply.problem.code;
      };

      test('is counted once: attendance is refused, as long as it is for the whole time and the time counts', async () => {
        const place = await attend(late, { status: 'signed_up' });
        const { id: entryId } = await newest();
        const before = await stage.snapshot();
        expect(await record(place)).toBe('time_overlaps');
        expect(await stage.snapshot()).toEqual(before);
        expect(await record(place, { status: 'no_show', note: 'Był gdzie indziej' })).toBe(undefined);
        expect(await record(place, { minutes: 60 })).toBe(undefined);
        expect(await record(place, { minutes: 60, note: 'Wyszedł wcześniej' })).toBe(undefined);
        expect(await record(place, { minutes: 240 })).toBe('time_overlaps');
        expect((await given()).minutes).toBe(270);
        await decline(entryId);
        expect(await record(place, { minutes: 240 })).toBe(undefined);
        expect((await given()).minutes).toBe(240);
      });

      test('is not walked into', async () => {
        const { id: eventId } = await insertEvent(stage.db, {
          ...{ organizationId: stage.own.id, startDate: day, endDate: day },
          ...late,
        });
        await newest();
        const walkIn = { as: team(), params: { id: eventId }, body: { volunteerId: id } };
        const before = await stage.snapshot();
        expect((await stage.call('addWalkIn', walkIn)).problem.code).toBe('time_overlaps');
        expect(await stage.snapshot()).toEqual(before);
      });

      test('is recorded beside what is proposed, which is not confirmed then', async () => {
        const place = await attend(late, { status: 'signed_up' });
        const { id: entryId } = await newest({}, volunteer);
        expect(await record(place)).toBe(undefined);
        expect((await confirm(entryId)).problem.code).toBe('time_overlaps');
        expect(await given()).toMatchObject({ minutes: 240, timeEntries: 0 });
      });

      test('is counted once, though both are noted at once', async () => {
        const place = await attend(late, { status: 'signed_up' });
        await Promise.all([record(place), add()]);
        expect([210, 240]).toContain((await given()).minutes);
      });
    });

    test('with somebody else’s is none of theirs', async () => {
      await newest();
      const other = await insertVolunteer(stage.db, { organizationId: stage.own.id });
      expect((await add({}, team(), other.id)).status).toBe(200);
    });
  });

  test('that an earlier release stored with no minutes gets what its times say', async () => {
    const night = { date: '2026-03-29', timeFrom: '02:30', timeTo: '03:15' };
    const minutes = [];
    for (const times of [night, { ...night, timeFrom: '22:30', timeTo: '02:15' }, morning]) {
      const { id: entryId } = await newest();
      const row = stage.db.updateTable('time_entries').where('id', '=', entryId);
      const { date, timeFrom, timeTo } = times;
      await row.set({ date, timeFrom, timeTo, startsAt: '2026-03-29T01:30:00.000Z' }).execute();
      if (times !== morning) await row.set({ minutes: -15 }).execute();
      await mendSkippedHours(stage.db as never);
      const { timeEntries } = await read();
      minutes.push(timeEntries.find((entry) => entry.id === entryId)?.minutes);
      await decline(entryId);
    }
    expect(minutes).toEqual([45, 225, 210]);
    const { endsAt } = await stage.db
      .selectFrom('time_entries')
      .select('endsAt')
      .where('timeFrom', '=', '02:30')
      .where('volunteerId', '=', id)
      .executeTakeFirstOrThrow();
    expect(endsAt).toBe('2026-03-29T02:15:00.000Z');
  });

  test('stays as a number when the volunteer is erased, as far as it was confirmed', async () => {
    const { id: kept } = await newest({ description: 'Tylko Zofia tak potrafi' });
    await newest({ timeFrom: '14:00', timeTo: '15:00', description: 'Zofia czyta' }, volunteer);
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id } });
    const left = await stage.db
      .selectFrom('time_entries')
      .select(['id', 'volunteerId', 'description', 'minutes', 'status'])
      .where('organizationId', '=', stage.own.id)
      .where((where) => where.or([where('volunteerId', '=', id), where('id', '=', kept)]))
      .execute();
    expect(left).toEqual([
      { id: kept, volunteerId: null, description: '', minutes: 210, status: 'confirmed' },
    ]);
  });
});
