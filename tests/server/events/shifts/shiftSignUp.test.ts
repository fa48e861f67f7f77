import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { remindParticipants } from '../../../../src/server/events/remindParticipants.ts';
import { thankParticipants } from '../../../../src/server/events/thankParticipants.ts';
import type { Caller } from '../../../harness/Caller.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertShift } from '../../../harness/insertShift.ts';
import { insertVolunteer } from '../../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';
import { queuedMails } from '../../../harness/queuedMails.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const never = new AbortController().signal;

onEachServer('a place in a shift', (stage) => {
  beforeEach(async () => {
    for (const table of ['events', 'mails', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
  });

  const insert = (overrides: Overrides = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, eventEnd: '16:00', ...overrides });
  /** Two shifts, one after the other, of one place each. */
  const withTwo = async (overrides: Overrides = {}) => {
    const event = await insert(overrides);
    const one = { places: 1, role: 'Kuchnia', eventStart: '10:00', eventEnd: '12:00' };
    const first = await insertShift(stage.db, event, one);
    const second = await insertShift(stage.db, event, {
      ...one,
      role: 'Wejście',
      eventStart: '12:00',
      eventEnd: '14:30',
    });
    return { event, first, second };
  };
  const newVolunteer = (language: 'pl' | 'uk' = 'pl') =>
    insertVolunteerUser(stage.db, stage.own.id, { language });
  const signUp = (id: string, shiftId: string, as: Caller = stage.own.volunteer) =>
    stage.call('signUpForShift', { as, params: { id, shiftId } });
  const resign = (id: string, shiftId: string, as: Caller = stage.own.volunteer) =>
    stage.call('resignFromShift', { as, params: { id, shiftId } });
  const countsOf = async (id: string) => {
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params: { id } });
    const { nrOfVolunteersSigned, waitlisted, shifts } = answer;
    return [[nrOfVolunteersSigned, waitlisted], ...shifts.map((shift) => [shift.taken, shift.waitlisted])];
  };

  test('is taken, counted, told with role and time, and shown to its volunteer alone', async () => {
    const { event, first } = await withTwo();
    const { status, answer } = await signUp(event.id, first.id);
    expect(status).toBe(201);
    expect(answer).toMatchObject({ shiftId: first.id, shift: 'Kuchnia, 10:00–12:00', status: 'signed_up' });
    expect(await countsOf(event.id)).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
    const [mail] = await queuedMails(stage.db, stage.own.volunteer.email);
    expect(mail?.template).toBe('signedUp');
    expect(mail?.values).toMatchObject({
      when: expect.stringMatching(/10:00–12:00 \(Kuchnia\)$/),
      entry: { id: first.id, title: `${event.title}: Kuchnia`, state: 'confirmed' },
    });
    const open = await stage.call('getOpenEvent', { as: stage.own.volunteer, params: { id: event.id } });
    expect(open.answer).toMatchObject({
      participation: 'signed_up',
      shifts: [{ taken: 1, participation: 'signed_up' }, { participation: null }],
    });
    await withTwo({ title: 'Inne wydarzenie', startDate: dayFromNow(11), endDate: dayFromNow(11) });
    const { answer: list } = await stage.call('listOpenEvents', {
      ...{ as: await newVolunteer(), params: { id: stage.own.id } },
    });
    expect(list.content.map(({ shifts }) => shifts.length)).toEqual([2, 2]);
    expect(list.content[0]).toMatchObject({
      participation: null,
      shifts: [{ taken: 1, participation: null }, {}],
    });
  });

  test('is needed where the event has shifts, and there is none where it has not', async () => {
    const { event } = await withTwo();
    const { problem } = await stage.call('signUpForEvent', {
      as: stage.own.volunteer,
      params: { id: event.id },
    });
    expect(problem).toMatchObject({ status: 409, code: 'shift_needed' });
  });

  test('goes to as many as there are places, the others wait for this shift and move up in it alone', async () => {
    const { event, first, second } = await withTwo();
    const [anna, ewa, jan] = [await newVolunteer(), await newVolunteer(), await newVolunteer()];
    await signUp(event.id, first.id, anna);
    await signUp(event.id, second.id, anna);
    expect((await signUp(event.id, first.id, ewa)).answer.status).toBe('waitlisted');
    expect((await signUp(event.id, second.id, jan)).answer.status).toBe('waitlisted');
    expect(await countsOf(event.id)).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
    await stage.db.deleteFrom('mails').execute();
    expect((await resign(event.id, second.id, anna)).status).toBe(204);
    expect(await countsOf(event.id)).toEqual([
      [2, 1],
      [1, 1],
      [1, 0],
    ]);
    const freed = (await queuedMails(stage.db)).filter(({ template }) => template === 'placeFreed');
    expect(freed.map(({ to }) => to)).toEqual([jan.email]);
    expect((await resign(event.id, second.id, anna)).status).toBe(204);
    expect((await signUp(event.id, second.id, anna)).answer.status).toBe('waitlisted');
  });

  test('of all shifts is given up by leaving the event', async () => {
    const { event, first, second } = await withTwo();
    await signUp(event.id, first.id);
    await signUp(event.id, second.id);
    await stage.call('resignFromEvent', { as: stage.own.volunteer, params: { id: event.id } });
    expect(await countsOf(event.id)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('is one for each volunteer', async () => {
    const { event, first } = await withTwo();
    await signUp(event.id, first.id);
    expect((await signUp(event.id, first.id)).problem?.code).toBe('already_signed_up');
    expect((await resign(event.id, first.id, await newVolunteer())).status).toBe(404);
  });

  test('at the time of another is refused, in any event of the foundation, also where they wait for it', async () => {
    const { event, first, second } = await withTwo();
    const other = await insert();
    const [overlap, after] = [
      await insertShift(stage.db, other, { eventStart: '11:59', eventEnd: '12:30' }),
      await insertShift(stage.db, other, { eventStart: '14:30', eventEnd: '15:00' }),
    ];
    await signUp(event.id, first.id, await newVolunteer());
    expect((await signUp(event.id, first.id)).answer.status).toBe('waitlisted');
    expect((await signUp(other.id, overlap.id)).problem).toMatchObject({
      status: 409,
      code: 'shifts_overlap',
    });
    expect((await signUp(event.id, second.id)).status).toBe(201);
    expect((await signUp(other.id, after.id)).status).toBe(201);
    await resign(event.id, first.id);
    expect((await signUp(other.id, overlap.id)).problem?.code).toBe('shifts_overlap');
    await resign(event.id, second.id);
    expect((await signUp(other.id, overlap.id)).status).toBe(201);
  });

  test('at the time of an event that was cancelled, or that has no shifts, is not', async () => {
    const { event, first } = await withTwo();
    await signUp(event.id, first.id);
    await stage.call('cancelEvent', {
      as: stage.own.admin,
      params: { id: event.id },
      body: { reason: 'Burza.' },
    });
    const plain = await insert();
    await stage.call('signUpForEvent', { as: stage.own.volunteer, params: { id: plain.id } });
    const other = await withTwo();
    expect((await signUp(other.event.id, other.first.id)).status).toBe(201);
  });

  test('twice at the same time is refused, whichever comes first', async () => {
    const event = await insert();
    const shifts = [];
    for (let count = 0; count < 4; count += 1) shifts.push(await insertShift(stage.db, event));
    const answers = await Promise.all(shifts.map(({ id }) => signUp(event.id, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('goes to the next when its volunteer is deleted', async () => {
    const { event, first, second } = await withTwo();
    const [anna, ewa] = [await newVolunteer(), await newVolunteer()];
    await signUp(event.id, first.id, anna);
    await signUp(event.id, second.id, anna);
    await signUp(event.id, first.id, ewa);
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id: anna.volunteerId } });
    expect(await countsOf(event.id)).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  describe('on the day', () => {
    const yesterday = { startDate: dayFromNow(-1), endDate: dayFromNow(-1) };
    const record = (eventId: string, participantId: string) =>
      stage.call('updateParticipant', {
        ...{
          as: stage.own.coordinator,
          params: { id: eventId, participantId },
          body: { status: 'attended' },
        },
      });
    /** An event of yesterday, with one volunteer in both shifts. */
    const attended = async () => {
      const { event, first, second } = await withTwo();
      const volunteer = await newVolunteer();
      const [one, two] = [
        (await signUp(event.id, first.id, volunteer)).answer,
        (await signUp(event.id, second.id, volunteer)).answer,
      ];
      await stage.db.updateTable('events').set(yesterday).where('id', '=', event.id).execute();
      return { event, first, second, volunteer, one, two };
    };

    test('has the minutes of its shift, is in the volunteer’s story, and both are thanked for once', async () => {
      const { event, volunteer, one, two } = await attended();
      expect((await record(event.id, one.id)).answer.minutes).toBe(120);
      expect((await record(event.id, two.id)).answer.minutes).toBe(150);
      const { story } = (
        await stage.call('getVolunteer', { as: stage.own.admin, params: { id: volunteer.volunteerId } })
      ).answer;
      expect(story).toMatchObject({ attended: 1, missed: 0, minutes: 270 });
      expect(story.events.map(({ shift }) => shift).sort()).toEqual([
        'Kuchnia, 10:00–12:00',
        'Wejście, 12:00–14:30',
      ]);
      await stage.db.deleteFrom('mails').execute();
      await stage.db
        .updateTable('events')
        .set({ status: 'finished', startDate: dayFromNow(-2), endDate: dayFromNow(-2) })
        .where('id', '=', event.id)
        .execute();
      for (let count = 0; count < 2; count += 1) await thankParticipants(stage).run(never);
      const mails = await queuedMails(stage.db);
      expect(mails).toMatchObject([
        { to: volunteer.email, template: 'eventThanks', values: { minutes: 270 } },
      ]);
    });

    test('is also for who just comes, who says which', async () => {
      const { event, first } = await attended();
      const { id: volunteerId } = await insertVolunteer(stage.db, {
        ...{ organizationId: stage.own.id, accountStatus: 'verified' as const },
      });
      const walkIn = (body: { volunteerId: string; shiftId?: string }) =>
        stage.call('addWalkIn', { as: stage.own.coordinator, params: { id: event.id }, body });
      expect((await walkIn({ volunteerId })).problem).toMatchObject({
        errors: [{ field: 'shiftId', code: 'required' }],
      });
      expect((await walkIn({ volunteerId, shiftId: event.id })).status).toBe(400);
      const { answer } = await walkIn({ volunteerId, shiftId: first.id });
      expect(answer).toMatchObject({ shiftId: first.id, status: 'attended', minutes: 120 });
      // More than there are places.
      expect(await countsOf(event.id)).toEqual([
        [3, 0],
        [2, 0],
        [1, 0],
      ]);
      await walkIn({ volunteerId, shiftId: first.id });
      expect(await countsOf(event.id)).toEqual([
        [3, 0],
        [2, 0],
        [1, 0],
      ]);
    });

    test('can be given up until the shift begins, and taken until it is over', async () => {
      const { event, first, second } = await withTwo();
      await signUp(event.id, first.id);
      await signUp(event.id, second.id);
      // The first shift has been, the second is tomorrow.
      await sql`update "events" set "startDate" = ${dayFromNow(-1)}, "endDate" = ${dayFromNow(1)} where "id" = ${event.id}`.execute(
        stage.db,
      );
      await sql`update "event_shifts" set "startDay" = 2, "endDay" = 2 where "id" = ${second.id}`.execute(
        stage.db,
      );
      expect((await resign(event.id, first.id)).problem?.code).toBe('invalid_state');
      expect((await signUp(event.id, first.id, await newVolunteer())).problem?.code).toBe('event_not_open');
      expect((await signUp(event.id, second.id, await newVolunteer())).answer.status).toBe('waitlisted');
      await stage.call('resignFromEvent', { as: stage.own.volunteer, params: { id: event.id } });
      expect(await countsOf(event.id)).toEqual([
        [2, 0],
        [1, 0],
        [1, 0],
      ]);
    });
  });

  test('is reminded of a day before the shift, not the event, and once', async () => {
    const { event, first, second } = await withTwo();
    const [early, late] = [await newVolunteer(), await newVolunteer('uk')];
    await signUp(event.id, first.id, early);
    await signUp(event.id, second.id, late);
    await stage.db.deleteFrom('mails').execute();
    const reminded = async () => (await queuedMails(stage.db)).map(({ to, template }) => [to, template]);
    // Began three days ago, and the second shift is tomorrow.
    await sql`update "events" set "startDate" = ${dayFromNow(-3)}, "endDate" = ${dayFromNow(3)} where "id" = ${event.id}`.execute(
      stage.db,
    );
    await sql`update "event_shifts" set "startDay" = 5, "endDay" = 5 where "id" = ${second.id}`.execute(
      stage.db,
    );
    await remindParticipants(stage).run(never);
    expect(await reminded()).toEqual([]);
    await sql`update "event_shifts" set "startDay" = 3, "endDay" = 4, "eventStart" = to_char((now() + interval '1 minute') at time zone 'Europe/Warsaw', 'HH24:MI') where "id" = ${second.id}`.execute(
      stage.db,
    );
    for (let count = 0; count < 2; count += 1) await remindParticipants(stage).run(never);
    expect(await reminded()).toEqual([[late.email, 'eventReminder']]);
  });

  test('is in the volunteer’s calendar with an entry of its own', async () => {
    const { event, first, second } = await withTwo();
    await signUp(event.id, first.id);
    await signUp(event.id, second.id);
    const { text } = await stage.call('getEventCalendar', {
      as: stage.own.volunteer,
      params: { id: event.id },
    });
    expect(text.match(/^UID:[^@]+/gm)).toEqual([`UID:${first.id}`, `UID:${second.id}`].sort());
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${event.title}: Wejście`);
    const all = await stage.call('getEventCalendar', { as: stage.own.admin, params: { id: event.id } });
    expect(all.text.match(/^UID:[^@]+/gm)).toEqual([`UID:${event.id}`]);
  });

  test('narrows the list and the export of participants', async () => {
    const { event, first, second } = await withTwo();
    await signUp(event.id, first.id, await newVolunteer());
    await signUp(event.id, second.id, await newVolunteer());
    const params = { id: event.id };
    const { answer } = await stage.call('listParticipants', {
      ...{ as: stage.own.admin, params, query: { shiftId: second.id } },
    });
    expect(answer.content).toMatchObject([{ shiftId: second.id, shift: 'Wejście, 12:00–14:30' }]);
    const { text } = await stage.call('exportParticipants', {
      ...{ as: stage.own.admin, params, query: { shiftId: first.id } },
    });
    expect(text).toContain('Kuchnia, 10:00–12:00');
    expect(text).not.toContain('Wejście');
  });
});
