import { describe, expect, test } from 'vitest';
import { type buildEvent, dayFromNow, insertEvent } from '../../support/insertEvent.ts';
import { insertParticipants } from '../../support/insertParticipants.ts';
import { insertVolunteerUser } from '../../support/insertVolunteerUsers.ts';
import { onEachServer } from '../../support/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const cancelled = { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' };
const over = { startDate: dayFromNow(-5), endDate: dayFromNow(-3) };

onEachServer('news of an event', (stage) => {
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
    for (const _ of [1, 2]) await cancel(id);
    const values = {
      ...{ event: title, organization: 'Fundacja Pomocna Dłoń', reason: 'Sala jest zalana.' },
      when: 'sobota, 15 maja 2027, 10:00–13:30',
    };
    expect(await mails('eventCancelled')).toEqual([
      { to: 'place@mail.example', language: 'pl', values },
      { to: 'waiting@mail.example', language: 'pl', values },
    ]);
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
    expect((await mails('eventDeleted')).map(({ to }) => to)).toEqual([
      'place@mail.example',
      'waiting@mail.example',
    ]);
    expect(await notices()).toMatchObject([
      { kind: 'eventDeleted', params: { subject: title }, subjectId: null },
    ]);
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
      expect((await mails('eventCancelled')).map(({ language }) => language)).toEqual(['ru', 'pl']);
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
