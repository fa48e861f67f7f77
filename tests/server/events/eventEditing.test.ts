import { describe, expect, test } from 'vitest';
import { eventInput } from '../../harness/eventInput.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

onOneServer('editing an event', (stage) => {
  const insert = (overrides: Partial<ReturnType<typeof buildEvent>> = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const update = (id: string, body: object) =>
    stage.call('updateEvent', { as: stage.own.coordinator, params: { id }, body });

  test('replaces all that is typed, and leaves the rest', async () => {
    const event = await insert({ status: 'draft', publishedAt: null });
    const { answer } = await update(event.id, {
      title: 'Nowy tytuł',
      city: 'Львів',
      helpCategory: ['nature'],
    });
    expect(answer).toMatchObject({
      ...{ title: 'Nowy tytuł', city: 'Львів', helpCategory: ['nature'], startDate: null, street: null },
      ...{ status: 'draft', created: event.created, creator: event.creator, version: 2 },
    });
    expect(answer.updatedAt > event.updatedAt).toBe(true);
    expect(answer.history[0]).toMatchObject({ action: 'edited', actorName: stage.own.coordinator.name });
    expect(answer.history[0]?.changes).toContainEqual({
      field: 'title',
      from: event.title,
      to: 'Nowy tytuł',
    });
    expect(answer.history[0]?.changes).toContainEqual({
      field: 'helpCategory',
      from: 'elderlyPeople',
      to: 'nature',
    });
    expect(answer.history[0]?.changes).toContainEqual({ field: 'street', from: 'Zgierska', to: null });
    const { content } = (
      await stage.call('listEvents', {
        ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { q: 'nowy львів' } },
      })
    ).answer;
    expect(content.map(({ id }) => id)).toEqual([event.id]);
  });

  test('to what it was already is no change', async () => {
    const event = await insert();
    const before = await stage.snapshot();
    expect((await update(event.id, { ...eventInput(event), version: 1 })).answer.version).toBe(1);
    expect(await stage.snapshot()).toEqual(before);
  });

  describe('that another has changed meanwhile', () => {
    test('is refused, and nothing of it is kept', async () => {
      const event = await insert();
      await update(event.id, { ...eventInput(event), title: 'Pierwsza zmiana', version: 1 });
      const before = await stage.snapshot();
      const { problem } = await update(event.id, { ...eventInput(event), title: 'Druga zmiana', version: 1 });
      expect(problem).toMatchObject({ status: 409, code: 'record_changed' });
      expect(await stage.snapshot()).toEqual(before);
      const { answer } = await update(event.id, { ...eventInput(event), title: 'Druga zmiana', version: 2 });
      expect(answer).toMatchObject({ title: 'Druga zmiana', version: 3 });
    });

    test('is done by whoever wants it anyway, without a version', async () => {
      const event = await insert({ version: 7 });
      expect((await update(event.id, { ...eventInput(event), title: 'Mimo to' })).answer.version).toBe(8);
    });

    test('is not so because somebody signed up', async () => {
      const event = await insert();
      await stage.call('signUpForEvent', { as: stage.own.volunteer, params: { id: event.id } });
      expect((await update(event.id, { ...eventInput(event), title: 'Zmiana', version: 1 })).status).toBe(
        200,
      );
    });

    test('twenty at once: one wins, the others are told', async () => {
      const event = await insert();
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          update(event.id, { ...eventInput(event), title: `Zmiana ${index}`, version: 1 }),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    });
  });

  describe('of a published event', () => {
    test('has to leave it complete', async () => {
      const event = await insert();
      const { problem } = await update(event.id, { title: 'Nowy tytuł' });
      expect(problem.errors.map(({ field, code }) => `${field}: ${code}`).sort()).toEqual(
        ['city', 'description', 'endDate', 'helpCategory', 'startDate', 'volunteersNeededNum'].map(
          (field) => `${field}: required`,
        ),
      );
    });

    test('cannot move its end into the past, and changes nothing then', async () => {
      const event = await insert();
      const before = await stage.snapshot();
      const past = { startDate: dayFromNow(-5), endDate: dayFromNow(-4) };
      const { problem } = await update(event.id, { ...eventInput(event), ...past });
      expect(problem.errors).toMatchObject([{ field: 'endDate', code: 'endInFuture' }]);
      expect(await stage.snapshot()).toEqual(before);
    });

    test('cannot put its end before its start', async () => {
      const event = await insert();
      const { problem } = await update(event.id, {
        ...eventInput(event),
        eventStart: '15:00',
        eventEnd: '14:00',
      });
      expect(problem.errors).toMatchObject([{ field: 'eventEnd', code: 'endAfterStart' }]);
    });
  });

  describe('its places', () => {
    test('cannot make them fewer than people who have signed up', async () => {
      const event = await insert({ volunteersNeededNum: 5 });
      await insertParticipants(stage.db, event, ['signed_up', 'signed_up', 'signed_up', 'resigned']);
      const before = await stage.snapshot();
      const { problem } = await update(event.id, { ...eventInput(event), volunteersNeededNum: 2 });
      expect(problem).toMatchObject({
        ...{ status: 409, code: 'places_below_signed_up' },
        errors: [{ field: 'volunteersNeededNum', code: 'places_below_signed_up' }],
      });
      expect(await stage.snapshot()).toEqual(before);
      expect((await update(event.id, { ...eventInput(event), volunteersNeededNum: 3 })).status).toBe(200);
    });

    test('the database itself refuses more people than places', async () => {
      const { id } = await insert({ volunteersNeededNum: 5 });
      const overbook = stage.db.updateTable('events').set({ nrOfVolunteersSigned: 6 }).where('id', '=', id);
      await expect(overbook.execute()).rejects.toThrow('events_places');
    });
  });
});
