import { describe, expect, test } from 'vitest';
import { eventInput } from '../../harness/eventInput.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const cancelled = { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' };
const over = { startDate: dayFromNow(-5), endDate: dayFromNow(-3) };

onOneServer('news of an event', (stage) => {
  /** Somebody in each status, and one with an account in Ukrainian. */
  const prepare = async (overrides: Overrides = {}) => {
    const event = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, startDate: '2027-05-15', endDate: '2027-05-15' },
      ...overrides,
    });
    await insertParticipants(stage.db, event, [
      { status: 'signed_up', email: 'place@mail.example' },
      { status: 'waitlisted', email: 'waiting@mail.example' },
      { status: 'resigned', email: 'resigned@mail.example' },
      { status: 'attended', email: 'attended@mail.example' },
      { status: 'no_show', email: 'absent@mail.example' },
    ]);
    await stage.db.deleteFrom('mails').execute();
    await stage.db.deleteFrom('notifications').execute();
    return event;
  };
  const readers = ['absent', 'attended', 'place', 'waiting'].map((name) => `${name}@mail.example`);
  const mails = (template: string) =>
    stage.db
      .selectFrom('mails')
      .select(['to', 'language', 'values'])
      .where('template', '=', template)
      .orderBy('to')
      .execute();
  const notices = () =>
    stage.db.selectFrom('notifications').select(['kind', 'accountId', 'params', 'subjectId']).execute();
  const cancel = (id: string) =>
    stage.call('cancelEvent', { as: stage.own.admin, params: { id }, body: { reason: 'Sala jest zalana.' } });

  test('that is cancelled reaches who has a place or waits, with the reason, once', async () => {
    const { id, title } = await prepare();
    const told = [await cancel(id), await cancel(id)].map(({ answer }) => answer.told);
    expect(told).toEqual([readers.length, 0]);
    const values = {
      ...{ event: title, organization: 'Fundacja Pomocna Dłoń', reason: 'Sala jest zalana.' },
      ...{
        when: 'sobota, 15 maja 2027, 10:00–13:30',
        entry: expect.objectContaining({ state: 'cancelled' }),
      },
    };
    expect(await mails('eventCancelled')).toEqual(readers.map((to) => ({ to, language: 'pl', values })));
    expect(await notices()).toEqual([
      {
        ...{ kind: 'eventCancelled', accountId: stage.own.coordinator.id, subjectId: id },
        params: { actor: stage.own.admin.name, subject: title, reason: 'Sala jest zalana.' },
      },
    ]);
  });

  test('that is deleted reaches the same, once', async () => {
    const { id, title } = await prepare();
    for (const _ of [1, 2]) await stage.call('deleteEvent', { as: stage.own.admin, params: { id } });
    expect((await mails('eventDeleted')).map(({ to }) => to)).toEqual(readers);
    expect(await notices()).toMatchObject([
      { kind: 'eventDeleted', params: { subject: title }, subjectId: null },
    ]);
  });

  describe('that is edited', () => {
    const edit = (event: ReturnType<typeof buildEvent>, change: Overrides) =>
      stage.call('updateEvent', {
        ...{ as: stage.own.admin, params: { id: event.id } },
        body: { ...eventInput(event), ...change },
      });

    test('reaches the same once, with time and place as they are and as they were', async () => {
      const event = await prepare({ volunteersNeededNum: 3 });
      const change = {
        startDate: '2027-05-16',
        endDate: '2027-05-16',
        eventStart: '11:00',
        street: 'Piękna',
      };
      const answers = [await edit(event, change), await edit(event, change)];
      expect(answers.map(({ status, answer }) => [status, answer.told])).toEqual([
        [200, readers.length],
        [200, 0],
      ]);
      const values = {
        ...{ event: event.title, organization: 'Fundacja Pomocna Dłoń' },
        ...{ when: 'niedziela, 16 maja 2027, 11:00–13:30', where: 'Piękna 5, Łódź' },
        before: 'sobota, 15 maja 2027, 10:00–13:30; Zgierska 5, Łódź',
        entry: expect.objectContaining({ title: event.title }),
      };
      expect(await mails('eventMoved')).toEqual(readers.map((to) => ({ to, language: 'pl', values })));
    });

    test.each<[string, Overrides]>([
      ['time', { eventEnd: '14:00' }],
      ['place', { location: 'Wejście od podwórza' }],
    ])('is news by its %s alone', async (_, change) => {
      await edit(await prepare(), change);
      expect(await mails('eventMoved')).toHaveLength(readers.length);
    });

    test('reaches who came on its first day, too', async () => {
      const event = await prepare({ startDate: dayFromNow(-1), endDate: dayFromNow(1) });
      expect((await edit(event, { street: 'Piękna' })).status).toBe(200);
      expect((await mails('eventMoved')).map(({ to }) => to)).toContain('attended@mail.example');
    });

    test('is no news where only its texts change, or places', async () => {
      const event = await prepare({ volunteersNeededNum: 3 });
      const change = { title: 'Inny tytuł', description: 'Inny opis', helpCategory: ['nature' as const] };
      const { answer } = await edit(event, { ...change, volunteersNeededNum: 4 });
      expect(answer).toMatchObject({ version: 2, told: 0 });
      expect(await mails('eventMoved')).toEqual([]);
    });

    test('is no news while it is a draft', async () => {
      const event = await prepare({ status: 'draft', publishedAt: null });
      await edit(event, { startDate: '2027-05-16', endDate: '2027-05-16' });
      expect(await mails('eventMoved')).toEqual([]);
    });

    test('and refused tells nobody', async () => {
      const event = await prepare();
      const { status } = await edit(event, { startDate: dayFromNow(-5), endDate: dayFromNow(-4) });
      expect(status).toBe(400);
      expect(await mails('eventMoved')).toEqual([]);
    });
  });

  test.each<[string, Overrides]>([
    ['a cancelled', cancelled],
    ['a finished', { ...over, status: 'finished' }],
    ['an ended', over],
  ])('that is deleted is no news to the participants of %s event', async (_, overrides) => {
    const { id } = await prepare(overrides);
    await stage.call('deleteEvent', { as: stage.own.admin, params: { id } });
    expect(await mails('eventDeleted')).toEqual([]);
  });

  test('that is finished by hand reaches the rest of the team', async () => {
    const { id, title } = await prepare(over);
    await stage.call('finishEvent', { as: stage.own.coordinator, params: { id } });
    expect(await notices()).toMatchObject([
      { kind: 'eventFinished', accountId: stage.own.admin.id, params: { subject: title }, subjectId: id },
    ]);
  });

  describe('is in the reader’s language', () => {
    test.each([
      ['pl', 'sobota, 15 maja 2027, 10:00–13:30'],
      ['en', 'Saturday, 15 May 2027, 10:00–13:30'],
      ['uk', 'субота, 15 травня 2027 р., 10:00–13:30'],
      ['ru', 'суббота, 15 мая 2027 г., 10:00–13:30'],
    ] as const)('that they chose (%s)', async (language, when) => {
      const event = await prepare();
      const as = await insertVolunteerUser(stage.db, stage.own.id, { language, languages: ['de'] });
      await stage.call('signUpForEvent', { as, params: { id: event.id } });
      await cancel(event.id);
      const mail = (await mails('eventCancelled')).find(({ to }) => to === as.email);
      expect(mail).toMatchObject({ language, values: { when } });
    });

    test('or else the first of ours that they speak', async () => {
      const event = await prepare();
      await stage.db
        .updateTable('volunteers')
        .set({ languages: ['de', 'ru', 'pl'] })
        .where('email', '=', 'place@mail.example')
        .execute();
      await stage.db
        .updateTable('volunteers')
        .set({ languages: ['fr'] })
        .where('email', '=', 'waiting@mail.example')
        .execute();
      await cancel(event.id);
      const languages = (await mails('eventCancelled')).map(({ to, language }) => [to, language]);
      expect(Object.fromEntries(languages)).toMatchObject({
        'place@mail.example': 'ru',
        'waiting@mail.example': 'pl',
      });
    });
  });

  test('goes to thousands in one transaction', async () => {
    const event = await insertEvent(stage.db, { organizationId: stage.own.id, volunteersNeededNum: 2500 });
    await insertParticipants(
      stage.db,
      event,
      Array.from({ length: 2500 }, (_, index) => ({
        status: 'signed_up',
        email: `crowd${index}@mail.example`,
      })),
    );
    await stage.db.deleteFrom('mails').execute();
    expect((await cancel(event.id)).status).toBe(200);
    expect(await mails('eventCancelled')).toHaveLength(2500);
  });
});
