import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/events/addDays.ts';
import { eventInput } from '../../harness/eventInput.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { queuedMails } from '../../harness/queuedMails.ts';

type Query = { readonly scope?: 'following' };
type Overrides = Partial<ReturnType<typeof buildEvent>>;

onEachServer('a series of events', (stage) => {
  const insert = (overrides: Overrides = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const repeat = (id: string, body: object = { frequency: 'weekly', count: 4 }) =>
    stage.call('repeatEvent', { as: stage.own.coordinator, params: { id }, body });
  const read = async (id: string) =>
    (await stage.call('getEvent', { as: stage.own.admin, params: { id } })).answer;
  /** A published series of four, a week apart. */
  const insertSeries = async (overrides: Overrides = {}) => {
    const event = await insert(overrides);
    const { series } = (await repeat(event.id)).answer;
    return { event, ids: series.map(({ id }) => id) as [string, string, string, string] };
  };
  const following = { scope: 'following' } as const;

  test('has the details of its first, each on its day, and each is an event of its own', async () => {
    const event = await insert({ endDate: dayFromNow(11), title: 'Zbiórka żywności', location: 'Brama' });
    const { status, answer } = await repeat(event.id, { frequency: 'biweekly', count: 3 });
    expect(status).toBe(201);
    expect(answer.series.map(({ startDate }) => startDate)).toEqual([10, 24, 38].map(dayFromNow));
    expect(answer).toMatchObject({ id: event.id, seriesId: event.id, version: 2 });
    expect(answer.history[0]).toMatchObject({
      action: 'repeated',
      changes: [{ field: 'eventCount', from: null, to: '3' }],
    });
    const third = await read(answer.series[2]?.id ?? '');
    expect(third).toMatchObject({
      ...eventInput(event),
      ...{ startDate: dayFromNow(38), endDate: dayFromNow(39), status: 'active', seriesId: event.id },
      ...{ nrOfVolunteersSigned: 0, version: 1, creator: { id: stage.own.coordinator.id } },
      history: [{ action: 'created' }],
    });
    expect(third.publishedAt).toBe(third.created);
    expect(third.series).toEqual(answer.series);
    expect((await read((await insert()).id)).series).toEqual([]);
  });

  test.each([
    ['a draft', { status: 'draft', publishedAt: null }],
    ['one that is finished', { status: 'finished', startDate: dayFromNow(-9), endDate: dayFromNow(-9) }],
  ] as const)('of %s are drafts', async (_, overrides) => {
    const { answer } = await repeat((await insert(overrides)).id);
    expect(answer.series.map(({ status }) => status)).toEqual([overrides.status, 'draft', 'draft', 'draft']);
  });

  test.each([
    ['which would begin', { startDate: '2999-12-30', endDate: null }, 'startDate'],
    ['which would end', { startDate: '2999-12-01', endDate: '2999-12-28' }, 'endDate'],
  ] as const)('has no day that is further than the contract goes: on %s', async (_, days, field) => {
    const event = await insert(days);
    const before = await stage.snapshot();
    const { problem } = await repeat(event.id, { frequency: 'weekly', count: 2 });
    expect(problem).toMatchObject({ status: 400, errors: [{ field, code: 'dayTooFar' }] });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('is not moved further than the contract goes, with one of its events', async () => {
    const { event } = await insertSeries({ status: 'draft', publishedAt: null });
    const before = await stage.snapshot();
    const reply = await stage.call('updateEvent', {
      ...{ as: stage.own.coordinator, params: { id: event.id }, query: following },
      body: { ...eventInput(event), startDate: '2999-12-30', endDate: null, version: 2 },
    });
    expect(reply.problem).toMatchObject({ status: 409, code: 'following_refused' });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('goes on from its last event, and from no other', async () => {
    const { ids } = await insertSeries();
    expect((await repeat(ids[1], { frequency: 'weekly', count: 8 })).problem?.code).toBe('invalid_state');
    const before = await stage.snapshot();
    const { problem } = await repeat(ids[3], { frequency: 'weekly', count: 4 });
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'count', code: 'minimum' }] });
    expect(problem?.messages[0]).toContain('5');
    expect(await stage.snapshot()).toEqual(before);
    const { answer } = await repeat(ids[3], { frequency: 'weekly', count: 6 });
    expect(answer.series.map(({ startDate }) => startDate)).toEqual([10, 17, 24, 31, 38, 45].map(dayFromNow));
  });

  test.each([
    ['one that is cancelled', { cancelledAt: new Date().toISOString(), cancellationReason: 'Burza.' }],
    ['a draft without a day', { status: 'draft', startDate: null, endDate: null }],
  ] as const)('is not made of %s', async (_, overrides) => {
    const { problem } = await repeat((await insert(overrides)).id);
    expect(problem).toMatchObject({ status: 409, code: 'invalid_state' });
  });

  test.each([
    ['one event', { frequency: 'weekly', count: 1 }],
    ['more than a year of weeks', { frequency: 'weekly', count: 53 }],
    ['no known frequency', { frequency: 'daily', count: 5 }],
  ])('is not made of %s', async (_, body) => {
    expect((await repeat((await insert()).id, body)).status).toBe(400);
  });

  test('is made once by two who make it at the same time', async () => {
    const { id } = await insert();
    const made = await Promise.all([repeat(id), repeat(id), repeat(id)]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await read(id)).series).toHaveLength(4);
  });

  test('of another foundation is not found', async () => {
    const { id } = await insertEvent(stage.db, { organizationId: stage.other.id });
    expect((await repeat(id)).status).toBe(404);
  });

  describe('edited from one event on', () => {
    const update = (id: string, body: object, query: Query = following) =>
      stage.call('updateEvent', { as: stage.own.coordinator, params: { id }, query, body });

    test('takes over what has changed, keeps what is their own, and moves as many days', async () => {
      const { event, ids } = await insertSeries();
      await update(
        ids[2],
        { ...eventInput(event), startDate: dayFromNow(24), endDate: dayFromNow(24), city: 'Lublin' },
        {},
      );
      const [second, third] = await Promise.all([read(ids[1]), read(ids[2])]);
      const { answer } = await update(ids[1], {
        ...eventInput({ ...event, startDate: dayFromNow(18), endDate: dayFromNow(19) }),
        ...{ title: 'Nowy tytuł', eventStart: '11:00', version: second.version },
      });
      expect(answer).toMatchObject({ title: 'Nowy tytuł', startDate: dayFromNow(18), changedInSeries: 2 });
      expect(await read(ids[0])).toMatchObject({ title: event.title, eventStart: '10:00' });
      expect(await read(ids[2])).toMatchObject({
        ...{ title: 'Nowy tytuł', eventStart: '11:00', city: 'Lublin', version: third.version + 1 },
        ...{ startDate: dayFromNow(25), endDate: dayFromNow(26) },
        history: [{ action: 'edited' }, { action: 'edited' }, { action: 'created' }],
      });
      expect(await read(ids[3])).toMatchObject({ city: event.city, startDate: dayFromNow(32) });
    });

    test('alone changes no other', async () => {
      const { event, ids } = await insertSeries();
      const { answer } = await update(ids[0], { ...eventInput(event), title: 'Nowy tytuł' }, {});
      expect(answer.changedInSeries).toBe(0);
      expect((await read(ids[1])).title).toBe(event.title);
    });

    test('tells who takes part in a later one', async () => {
      const { event, ids } = await insertSeries();
      await insertParticipants(stage.db, { ...event, id: ids[2] }, ['signed_up', 'waitlisted', 'resigned']);
      const { answer } = await update(ids[0], { ...eventInput(event), location: 'Piwnica' });
      expect(answer).toMatchObject({ told: 2, changedInSeries: 3 });
    });

    test('leaves those that are over, cancelled or earlier', async () => {
      const { event, ids } = await insertSeries();
      await stage.call('cancelEvent', {
        ...{
          as: stage.own.coordinator,
          params: { id: ids[2] },
          query: {},
          body: { reason: 'Burza stulecia.' },
        },
      });
      const { answer } = await update(ids[1], {
        ...eventInput({ ...event, startDate: dayFromNow(17), endDate: dayFromNow(17) }),
        title: 'Nowy tytuł',
      });
      expect(answer.changedInSeries).toBe(1);
      const titles = await Promise.all(ids.map(async (id) => (await read(id)).title));
      expect(titles).toEqual([event.title, 'Nowy tytuł', event.title, 'Nowy tytuł']);
    });

    test('is refused when the clocks skip the new time on a later day, also of drafts', async () => {
      const sunday = {
        startDate: '2099-03-22',
        endDate: '2099-03-22',
        eventStart: '01:00',
        eventEnd: '05:00',
      };
      for (const status of ['active', 'draft'] as const) {
        const { event, ids } = await insertSeries({ status, ...sunday });
        const before = await stage.snapshot();
        const { problem } = await update(ids[0], { ...eventInput(event), eventStart: '02:30' });
        expect(problem).toMatchObject({ status: 409, code: 'following_refused' });
        expect(problem?.message).toContain('29 March 2099');
        expect(await stage.snapshot()).toEqual(before);
      }
    });

    test('is refused as a whole when one of them cannot, which is named by its day', async () => {
      const { event, ids } = await insertSeries();
      await insertParticipants(stage.db, { ...event, id: ids[3] }, ['signed_up', 'signed_up', 'signed_up']);
      const before = await stage.snapshot();
      const { problem } = await update(ids[0], { ...eventInput(event), volunteersNeededNum: 2 });
      expect(problem).toMatchObject({ status: 409, code: 'following_refused' });
      const day = addDays(event.startDate ?? '', 21);
      const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(day),
      );
      expect(problem?.message).toContain(shown);
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  test('is cancelled from one event on, with one reason, and everybody is told once', async () => {
    const { event, ids } = await insertSeries();
    await insertParticipants(stage.db, { ...event, id: ids[3] }, ['signed_up', 'waitlisted']);
    const cancel = () =>
      stage.call('cancelEvent', {
        ...{ as: stage.own.coordinator, params: { id: ids[1] }, query: following },
        body: { reason: 'Sala jest zalana.' },
      });
    expect((await cancel()).answer).toMatchObject({ told: 2, changedInSeries: 2 });
    const mails = await queuedMails(stage.db);
    expect((await cancel()).answer).toMatchObject({ told: 0, changedInSeries: 0 });
    expect(await queuedMails(stage.db)).toEqual(mails);
    const states = (await read(ids[0])).series.map(({ cancelledAt }) => cancelledAt !== null);
    expect(states).toEqual([false, true, true, true]);
  });

  test('of drafts is published from one event on, unless one is incomplete', async () => {
    const { ids } = await insertSeries({ status: 'draft', publishedAt: null });
    const publish = (id: string, query: Query) =>
      stage.call('publishEvent', { as: stage.own.coordinator, params: { id }, query });
    expect((await publish(ids[2], following)).answer.changedInSeries).toBe(1);
    const states = async () => (await read(ids[0])).series.map(({ status }) => status);
    expect(await states()).toEqual(['draft', 'draft', 'active', 'active']);
    const unpublish = await stage.call('unpublishEvent', {
      ...{ as: stage.own.coordinator, params: { id: ids[0] }, query: following },
    });
    expect(unpublish.answer.changedInSeries).toBe(2);
    expect(await states()).toEqual(['draft', 'draft', 'draft', 'draft']);

    const lacking = await insertSeries({ status: 'draft', publishedAt: null, description: null });
    const { problem } = await publish(lacking.ids[0], following);
    expect(problem?.errors).toMatchObject([{ field: 'description' }]);
  });

  test('is deleted from one event on; what the role may not delete stays', async () => {
    const { ids } = await insertSeries({ status: 'draft', publishedAt: null });
    await stage.call('publishEvent', { as: stage.own.coordinator, params: { id: ids[2] }, query: {} });
    const remove = (id: string, as = stage.own.coordinator) =>
      stage.call('deleteEvent', { as, params: { id }, query: following });
    expect((await remove(ids[1])).status).toBe(204);
    expect((await read(ids[0])).series.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await remove(ids[1])).status).toBe(204);
    expect((await remove(ids[0], stage.own.admin)).status).toBe(204);
    expect((await stage.call('getEvent', { as: stage.own.admin, params: { id: ids[2] } })).status).toBe(404);
  });
});
