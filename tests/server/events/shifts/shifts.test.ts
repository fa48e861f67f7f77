import { describe, expect, test } from 'vitest';
import type { Body } from '../../../../src/contract/calls.ts';
import contract from '../../../../src/contract/generated/openapi.json' with { type: 'json' };
import { addDays } from '../../../../src/domain/events/addDays.ts';
import { MOST_SHIFTS } from '../../../../src/domain/events/shiftIssues.ts';
import { eventInput } from '../../../harness/eventInput.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertParticipants } from '../../../harness/insertParticipants.ts';
import { insertShift } from '../../../harness/insertShift.ts';
import { insertVolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';
import { queuedMails } from '../../../harness/queuedMails.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;
type ShiftInput = Body<'addShift'>;

test('the shifts of an event are as many as the contract says, on both sides', () => {
  expect(MOST_SHIFTS).toBe(contract.components.schemas.Event.properties.shifts.maxItems);
});

const day = dayFromNow(10);
const kitchen: ShiftInput = {
  ...{ role: 'Kuchnia', startDate: day, eventStart: '10:00', endDate: day, eventEnd: '12:00', places: 2 },
};
const door: ShiftInput = { ...kitchen, role: 'Wejście', eventStart: '12:00', eventEnd: '13:30', places: 3 };

onEachServer('the shifts of an event', (stage) => {
  const insert = (overrides: Overrides = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const read = async (id: string) =>
    (await stage.call('getEvent', { as: stage.own.admin, params: { id } })).answer;
  const add = (id: string, body: object = kitchen) =>
    stage.call('addShift', { as: stage.own.coordinator, params: { id }, body: body as ShiftInput });
  const edit = (id: string, shiftId: string, body: ShiftInput) =>
    stage.call('editShift', { as: stage.own.coordinator, params: { id, shiftId }, body });
  const remove = (id: string, shiftId: string) =>
    stage.call('deleteShift', { as: stage.own.coordinator, params: { id, shiftId } });
  /** An event with two shifts. */
  const withTwo = async (overrides: Overrides = {}) => {
    const event = await insert(overrides);
    await add(event.id, door);
    const { answer } = await add(event.id);
    const [first, second] = answer.shifts;
    if (!first || !second) throw new Error('there are no shifts');
    return { event, first, second };
  };
  const signUp = (id: string, shiftId: string, as = stage.own.volunteer) =>
    stage.call('signUpForShift', { as, params: { id, shiftId } });

  test('are in order of time, have their places, and the event has those of all', async () => {
    const event = await insert({ volunteersNeededNum: 10 });
    const { status, answer } = await add(event.id, door);
    expect(status).toBe(201);
    expect(answer).toMatchObject({ volunteersNeededNum: 3, version: 2 });
    expect(answer.history[0]).toMatchObject({
      action: 'shiftAdded',
      changes: [{ field: 'shift', from: null, to: `Wejście, ${day} 12:00–13:30, 3` }],
    });
    const after = (await add(event.id)).answer;
    expect(after).toMatchObject({
      volunteersNeededNum: 5,
      shifts: [
        { ...kitchen, taken: 0, waitlisted: 0 },
        { ...door, taken: 0, waitlisted: 0 },
      ],
    });
    expect((await read((await insert()).id)).shifts).toEqual([]);
  });

  test('are changed and deleted, with the places of the event; after the last it keeps them', async () => {
    const { event, first, second } = await withTwo();
    const { answer } = await edit(event.id, first.id, { ...kitchen, role: 'Zmywak', places: 4 });
    expect(answer).toMatchObject({
      volunteersNeededNum: 7,
      shifts: [{ id: first.id, role: 'Zmywak', places: 4 }, {}],
    });
    expect(answer.history[0]).toMatchObject({
      action: 'shiftEdited',
      changes: [{ from: `Kuchnia, ${day} 10:00–12:00, 2`, to: `Zmywak, ${day} 10:00–12:00, 4` }],
    });
    const before = await stage.snapshot();
    await edit(event.id, first.id, { ...kitchen, role: 'Zmywak', places: 4 });
    expect(await stage.snapshot()).toEqual(before);
    expect((await remove(event.id, first.id)).answer).toMatchObject({ volunteersNeededNum: 3 });
    expect((await remove(event.id, second.id)).answer).toMatchObject({ volunteersNeededNum: 3, shifts: [] });
    expect((await remove(event.id, second.id)).status).toBe(200);
    expect((await read(event.id)).history[0]).toMatchObject({ action: 'shiftDeleted' });
  });

  test('are changed by one of two who have read the same shift', async () => {
    const { event, first } = await withTwo();
    const bodies = ['Zmywak', 'Kuchnia polowa'].map((role) => ({ ...kitchen, role, version: 1 }));
    const replies = await Promise.all(bodies.map((body) => edit(event.id, first.id, body)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done, refused] = replies.toSorted((one, other) => one.status - other.status);
    expect(refused?.problem.code).toBe('record_changed');
    expect((await read(event.id)).shifts[0]).toEqual(done?.answer.shifts[0]);
    expect(done?.answer.shifts[0]).toMatchObject({ version: 2 });
  });

  test.each([
    ['begins before the event', { eventStart: '09:59' }, 'eventStart', 'withinEvent'],
    ['begins on a day before', { startDate: addDays(day, -1) }, 'startDate', 'withinEvent'],
    ['ends after the event', { eventEnd: '13:31' }, 'eventEnd', 'withinEvent'],
    ['ends on a day after', { endDate: addDays(day, 1) }, 'endDate', 'withinEvent'],
    ['ends before it begins', { eventEnd: '09:00' }, 'eventEnd', 'endAfterStart'],
    ['takes no time', { eventEnd: '10:00' }, 'eventEnd', 'endAfterStart'],
    ['has no role', { role: '  ' }, 'role', 'required'],
    ['has a role that is too long', { role: 'x'.repeat(101) }, 'role', 'maxLength'],
    ['has no places', { places: 0 }, 'places', 'minimum'],
    ['has more places than an event may', { places: 5000 }, 'places', 'maximum'],
    ['has no start', { eventStart: undefined }, 'eventStart', 'required'],
  ])('are refused where one %s', async (_, change, field, code) => {
    const { event } = await withTwo();
    const before = await stage.snapshot();
    const { problem } = await add(event.id, { ...kitchen, ...change });
    expect(problem).toMatchObject({ status: 400, errors: [{ field, code }] });
    expect(problem?.messages[0]).not.toBe('');
    expect(await stage.snapshot()).toEqual(before);
  });

  test('are refused in an event that has no day', async () => {
    const { id } = await insert({ status: 'draft', startDate: null, endDate: null });
    expect((await add(id)).problem).toMatchObject({ status: 400, errors: [{ field: 'startDate' }] });
  });

  test('are twenty at most, however many are added at once', async () => {
    const { id, organizationId } = await insert();
    for (let count = 0; count < 18; count += 1) await insertShift(stage.db, { id, organizationId });
    const added = await Promise.all([add(id), add(id), add(id), add(id)]);
    expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const { problem } = await add(id);
    expect(problem).toMatchObject({ code: 'too_many_shifts', message: expect.stringContaining('20') });
  });

  test('are refused where somebody has signed up for the whole event, and not where all have resigned', async () => {
    const event = await insert();
    await insertParticipants(stage.db, event, ['waitlisted']);
    expect((await add(event.id)).problem?.code).toBe('signed_up_without_shift');
    const other = await insert();
    await insertParticipants(stage.db, other, ['resigned']);
    expect((await add(other.id)).status).toBe(201);
  });

  test.each([
    ['cancelled', { cancelledAt: new Date().toISOString(), cancellationReason: 'Burza.' }],
    ['finished', { status: 'finished' }],
  ] as const)('are as they are in an event that is %s', async (_, overrides) => {
    const event = await insert(overrides);
    const { id } = await insertShift(stage.db, event);
    for (const { problem } of [
      await add(event.id),
      await edit(event.id, id, kitchen),
      await remove(event.id, id),
    ])
      expect(problem?.code).toBe('invalid_state');
  });

  test('of another foundation, and of another event, are not found', async () => {
    const foreign = await insertEvent(stage.db, { organizationId: stage.other.id });
    const shift = await insertShift(stage.db, foreign);
    const { id } = await insert();
    expect((await add(foreign.id)).status).toBe(404);
    expect((await edit(foreign.id, shift.id, kitchen)).status).toBe(404);
    expect((await edit(id, shift.id, kitchen)).status).toBe(404);
    expect((await signUp(foreign.id, shift.id)).status).toBe(404);
    expect((await signUp(id, shift.id)).status).toBe(404);
    const own = await withTwo();
    expect((await signUp(id, own.first.id)).status).toBe(404);
  });

  test('with people in them are not deleted, and told how many, nor do they get fewer places', async () => {
    const { event, first } = await withTwo();
    for (let count = 0; count < 3; count += 1)
      await signUp(event.id, first.id, await insertVolunteerUser(stage.db, stage.own.id));
    const { problem } = await remove(event.id, first.id);
    expect(problem).toMatchObject({ code: 'shift_in_use', message: expect.stringContaining('3') });
    const refused = await edit(event.id, first.id, { ...kitchen, places: 1 });
    expect(refused.problem).toMatchObject({ code: 'places_below_signed_up' });
  });

  describe('when the event changes', () => {
    const update = (id: string, values: object, query: { scope?: 'following' } = {}) =>
      stage.call('updateEvent', {
        as: stage.own.coordinator,
        params: { id },
        query,
        body: values as Body<'updateEvent'>,
      });

    test('move by as many days, and the form’s number of places counts for nothing', async () => {
      const { event } = await withTwo();
      const days = { startDate: addDays(day, 3), endDate: addDays(day, 3) };
      const { answer } = await update(event.id, { ...eventInput(event), ...days, volunteersNeededNum: 1 });
      expect(answer).toMatchObject({
        volunteersNeededNum: 5,
        shifts: [
          { ...kitchen, ...days },
          { ...door, ...days },
        ],
      });
    });

    test.each([
      ['begins later', { eventStart: '10:30' }, 'eventStart'],
      ['ends earlier', { eventEnd: '13:00' }, 'eventEnd'],
    ])('refuse it where it %s than they do', async (_, change, field) => {
      const { event } = await withTwo();
      const { problem } = await update(event.id, { ...eventInput(event), ...change });
      expect(problem).toMatchObject({ status: 400, errors: [{ field, code: 'shiftsOutside' }] });
    });

    test('are copied with it, and have their days again once the copy has', async () => {
      const { event } = await withTwo();
      const { answer } = await stage.call('copyEvent', {
        as: stage.own.coordinator,
        params: { id: event.id },
      });
      expect(answer.shifts).toMatchObject([
        { role: 'Kuchnia', startDate: null, eventStart: '10:00', places: 2 },
        { role: 'Wejście', endDate: null, eventEnd: '13:30', places: 3 },
      ]);
      const days = { startDate: addDays(day, 30), endDate: addDays(day, 30) };
      const dated = (await update(answer.id, { ...eventInput(event), ...days })).answer;
      expect(dated.shifts).toMatchObject([
        { ...kitchen, ...days },
        { ...door, ...days },
      ]);
      const published = await stage.call('publishEvent', { as: stage.own.admin, params: { id: answer.id } });
      expect(published.answer).toMatchObject({ status: 'active', volunteersNeededNum: 5 });
    });

    test('are repeated with it, each on its day; edits of the series move them', async () => {
      const { event, first } = await withTwo();
      await signUp(event.id, first.id);
      const { answer } = await stage.call('repeatEvent', {
        ...{ as: stage.own.coordinator, params: { id: event.id }, body: { frequency: 'weekly', count: 6 } },
      });
      const ids = answer.series.map(({ id }) => id);
      const days = (number: number) => {
        const own = addDays(day, number);
        return { startDate: own, endDate: own };
      };
      for (const [index, id] of ids.entries())
        expect((await read(id)).shifts).toMatchObject([
          { ...kitchen, ...days(7 * index), taken: index === 0 ? 1 : 0 },
          { ...door, ...days(7 * index), taken: 0 },
        ]);
      const moved = { ...eventInput(event), ...days(8) };
      await update(ids[1] ?? '', moved, { scope: 'following' });
      expect((await read(ids[5] ?? '')).shifts).toMatchObject([{ ...kitchen, ...days(36) }, {}]);
      expect((await read(ids[0] ?? '')).shifts).toMatchObject([{ ...kitchen, ...days(0) }, {}]);
    });

    test('are told of a time that is new to them, and of no other', async () => {
      const { event, first, second } = await withTwo({ eventEnd: '15:00' });
      const [cook, usher] = [
        await insertVolunteerUser(stage.db, stage.own.id, { language: 'en' }),
        await insertVolunteerUser(stage.db, stage.own.id),
      ];
      await signUp(event.id, first.id, cook);
      await signUp(event.id, second.id, usher);
      await stage.db.deleteFrom('mails').execute();
      expect((await update(event.id, { ...eventInput(event), eventEnd: '14:00' })).answer.told).toBe(0);
      const { answer } = await edit(event.id, first.id, { ...kitchen, eventStart: '11:00' });
      expect(answer.told).toBe(1);
      const [mail, ...others] = await queuedMails(stage.db);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: cook.email, template: 'eventMoved' });
      expect(mail?.values).toMatchObject({
        when: expect.stringMatching(/11:00–12:00 \(Kuchnia\)$/),
        before: expect.stringMatching(/10:00–12:00 \(Kuchnia\);/),
        entry: { id: first.id, title: expect.stringMatching(/: Kuchnia$/) },
      });
    });
  });

  describe('with the later events of a series', () => {
    const following = { scope: 'following' } as const;
    /** Three events, a week apart, with the kitchen and the door each. */
    const series = async () => {
      const { event, first, second } = await withTwo();
      const { answer } = await stage.call('repeatEvent', {
        ...{ as: stage.own.coordinator, params: { id: event.id }, body: { frequency: 'weekly', count: 3 } },
      });
      const ids = answer.series.map(({ id }) => id) as [string, string, string];
      return { ids, kitchenId: first.id, doorId: second.id };
    };
    const as = () => ({ as: stage.own.coordinator, query: following });
    const shiftsOf = async (ids: readonly string[]) =>
      Promise.all(
        ids.map(async (id) =>
          (await read(id)).shifts.map(
            ({ role, startDate, eventStart, places }) => `${role} ${startDate} ${eventStart} ${places}`,
          ),
        ),
      );
    const on = (week: number) => addDays(day, 7 * week);

    test('is added on the same of their days', async () => {
      const { ids } = await series();
      const body = { ...kitchen, role: 'Sprzątanie', eventStart: '13:00', eventEnd: '13:30' };
      const { answer } = await stage.call('addShift', {
        ...as(),
        params: { id: ids[1] },
        body: {
          ...body,
          startDate: on(1),
          endDate: on(1),
        },
      });
      expect(answer.changedInSeries).toBe(1);
      expect((await shiftsOf(ids)).map((shifts) => shifts.slice(2))).toEqual([
        [],
        [`Sprzątanie ${on(1)} 13:00 2`],
        [`Sprzątanie ${on(2)} 13:00 2`],
      ]);
    });

    test('is changed where they have one that is alike, in what has changed', async () => {
      const { ids, kitchenId, doorId } = await series();
      const [, second, third] = await Promise.all(ids.map(read));
      const own = second?.shifts[0];
      await edit(ids[1], own?.id ?? '', { ...kitchen, startDate: on(1), endDate: on(1), places: 7 });
      const other = third?.shifts[1];
      await edit(ids[2], other?.id ?? '', { ...door, startDate: on(2), endDate: on(2), role: 'Szatnia' });
      const change = (shiftId: string, body: ShiftInput) =>
        stage.call('editShift', { ...as(), params: { id: ids[0], shiftId }, body });
      const { answer } = await change(kitchenId, { ...kitchen, eventStart: '10:30' });
      expect(answer.changedInSeries).toBe(2);
      expect((await change(doorId, { ...door, places: 4 })).answer.changedInSeries).toBe(1);
      expect(await shiftsOf(ids)).toEqual([
        [`Kuchnia ${on(0)} 10:30 2`, `Wejście ${on(0)} 12:00 4`],
        [`Kuchnia ${on(1)} 10:30 7`, `Wejście ${on(1)} 12:00 4`],
        [`Kuchnia ${on(2)} 10:30 2`, `Szatnia ${on(2)} 12:00 3`],
      ]);
      expect((await read(ids[1])).volunteersNeededNum).toBe(11);
      expect((await read(ids[1])).history[0]).toMatchObject({ action: 'shiftEdited' });
      // Alone it is itself.
      await edit(ids[0], kitchenId, { ...kitchen, role: 'Zmywanie' });
      expect((await shiftsOf(ids)).map(([first]) => first?.split(' ')[0])).toEqual([
        'Zmywanie',
        'Kuchnia',
        'Kuchnia',
      ]);
    });

    test('is refused as a whole where one of them cannot, which is named by its day', async () => {
      const { ids, kitchenId } = await series();
      const last = (await read(ids[2])).shifts[0];
      for (const person of [stage.own.volunteer, await insertVolunteerUser(stage.db, stage.own.id)])
        await signUp(ids[2], last?.id ?? '', person);
      const before = await stage.snapshot();
      const params = { id: ids[0], shiftId: kitchenId };
      const refusals = [
        await stage.call('editShift', { ...as(), params, body: { ...kitchen, places: 1 } }),
        await stage.call('deleteShift', { ...as(), params }),
      ];
      const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
      for (const { problem } of refusals) {
        expect(problem).toMatchObject({ status: 409, code: 'following_refused' });
        expect(problem?.message).toContain(shown.format(new Date(on(2))));
      }
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is deleted where they have one that is alike, and again without harm', async () => {
      const { ids, kitchenId } = await series();
      const second = (await read(ids[1])).shifts[0];
      await remove(ids[1], second?.id ?? '');
      const params = { id: ids[0], shiftId: kitchenId };
      for (const changed of [1, 0]) {
        const { status, answer } = await stage.call('deleteShift', { ...as(), params });
        expect([status, answer.changedInSeries]).toEqual([200, changed]);
      }
      expect((await shiftsOf(ids)).map((shifts) => shifts.length)).toEqual([1, 1, 1]);
    });
  });
});
