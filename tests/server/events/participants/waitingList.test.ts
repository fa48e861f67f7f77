import { expect, test } from 'vitest';
import { type buildEvent, dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertParticipants } from '../../../harness/insertParticipants.ts';
import { insertVolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

type Event = ReturnType<typeof buildEvent>;

onEachServer('the waiting list', (stage) => {
  /** An event that the own volunteer was the first to sign up for, with two places and three who wait. */
  const fullEvent = async (overrides: Partial<Event> = {}) => {
    const event = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, volunteersNeededNum: 2 },
      ...overrides,
    });
    const participants = await insertParticipants(stage.db, event, [
      { status: 'signed_up', email: 'first@mail.example' },
      { status: 'signed_up', email: 'second@mail.example' },
      { status: 'waitlisted', email: 'third@mail.example' },
      { status: 'waitlisted', email: 'fourth@mail.example' },
      { status: 'waitlisted', email: 'fifth@mail.example' },
    ]);
    await stage.db.deleteFrom('mails').execute();
    return { event, participants };
  };
  const statusesOf = async (eventId: string) => {
    const rows = await stage.db
      .selectFrom('participants')
      .select('status')
      .where('eventId', '=', eventId)
      .orderBy('signedUpAt')
      .execute();
    return rows.map(({ status }) => status);
  };
  const countsOf = async (id: string) => {
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params: { id } });
    return [answer.nrOfVolunteersSigned, answer.waitlisted];
  };
  const toldPlaces = async () => {
    const mails = await stage.db
      .selectFrom('mails')
      .select('to')
      .where('template', '=', 'placeFreed')
      .orderBy('to')
      .execute();
    return mails.map(({ to }) => to);
  };
  const changePlaces = (event: Event, volunteersNeededNum: number) => {
    const { title, helpCategory, description, startDate, endDate, city } = event;
    const body = { title, helpCategory, description, startDate, endDate, city, volunteersNeededNum };
    return stage.call('updateEvent', { as: stage.own.coordinator, params: { id: event.id }, body });
  };
  const deleteVolunteer = (id: string) =>
    stage.call('deleteVolunteer', { as: stage.own.admin, params: { id } });

  test('moves up when somebody resigns', async () => {
    const { event } = await fullEvent({ volunteersNeededNum: 3 });
    await stage.call('signUpForEvent', { as: stage.own.volunteer, params: { id: event.id } });
    expect(await statusesOf(event.id)).toEqual([
      ...['signed_up', 'signed_up', 'waitlisted', 'waitlisted', 'waitlisted', 'signed_up'],
    ]);
    await stage.call('resignFromEvent', { as: stage.own.volunteer, params: { id: event.id } });
    expect(await statusesOf(event.id)).toEqual([
      ...['signed_up', 'signed_up', 'signed_up', 'waitlisted', 'waitlisted', 'resigned'],
    ]);
    expect(await countsOf(event.id)).toEqual([3, 2]);
    expect(await toldPlaces()).toEqual(['third@mail.example']);
  });

  test.each([
    [3, ['third@mail.example']],
    [4, ['fourth@mail.example', 'third@mail.example']],
    [40, ['fifth@mail.example', 'fourth@mail.example', 'third@mail.example']],
  ])('moves up when there are %i places', async (places, told) => {
    const { event } = await fullEvent();
    expect((await changePlaces(event, places)).answer).toMatchObject({
      nrOfVolunteersSigned: 2 + told.length,
      waitlisted: 3 - told.length,
    });
    expect(await toldPlaces()).toEqual(told);
  });

  test('stays when places are as before or fewer', async () => {
    const { event, participants } = await fullEvent({ volunteersNeededNum: 3 });
    await stage.db
      .updateTable('participants')
      .set({ status: 'signed_up' })
      .where('id', '=', participants[2]?.id ?? '')
      .execute();
    await stage.db
      .updateTable('events')
      .set({ nrOfVolunteersSigned: 3, waitlisted: 2 })
      .where('id', '=', event.id)
      .execute();
    expect((await changePlaces(event, 3)).status).toBe(200);
    expect(await countsOf(event.id)).toEqual([3, 2]);
    expect(await toldPlaces()).toEqual([]);
  });

  test('moves up at each event of a volunteer who is deleted', async () => {
    const leaving = await insertVolunteerUser(stage.db, stage.own.id);
    const events = await Promise.all([1, 2, 3].map(() => fullEvent({ volunteersNeededNum: 3 })));
    for (const { event } of events) {
      await stage.call('signUpForEvent', { as: leaving, params: { id: event.id } });
    }
    await stage.db.deleteFrom('mails').execute();
    expect((await deleteVolunteer(leaving.volunteerId)).status).toBe(204);
    for (const { event } of events) {
      expect(await statusesOf(event.id)).toEqual([
        'signed_up',
        'signed_up',
        'signed_up',
        'waitlisted',
        'waitlisted',
      ]);
      expect(await countsOf(event.id)).toEqual([3, 2]);
    }
    expect(await toldPlaces()).toEqual(Array(3).fill('third@mail.example'));
  });

  test('is shorter when somebody who waits is deleted', async () => {
    const { event, participants } = await fullEvent();
    await deleteVolunteer(participants[3]?.volunteerId ?? '');
    expect(await countsOf(event.id)).toEqual([2, 2]);
    expect(await toldPlaces()).toEqual([]);
  });

  test.each<[string, Partial<Event>]>([
    ['over', { startDate: dayFromNow(-5), endDate: dayFromNow(-3) }],
    ['finished', { startDate: dayFromNow(-5), endDate: dayFromNow(-3), status: 'finished' }],
    ['cancelled', { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' }],
  ])('stays when an event is %s, which keeps its counts', async (_, overrides) => {
    const { event, participants } = await fullEvent(overrides);
    await deleteVolunteer(participants[0]?.volunteerId ?? '');
    // Whoever is erased stays a number.
    expect(await statusesOf(event.id)).toEqual([
      ...['signed_up', 'signed_up', 'waitlisted', 'waitlisted', 'waitlisted'],
    ]);
    expect(await countsOf(event.id)).toEqual([2, 3]);
    expect(await toldPlaces()).toEqual([]);
  });

  test('leaves nobody out when many volunteers are deleted at once', async () => {
    const { event, participants } = await fullEvent();
    const replies = await Promise.all(
      participants.slice(0, 3).map(({ volunteerId }) => deleteVolunteer(volunteerId)),
    );
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await statusesOf(event.id)).toEqual(['signed_up', 'signed_up']);
    expect(await countsOf(event.id)).toEqual([2, 0]);
  });

  test('tells the truth in the reader’s language', async () => {
    const { event } = await fullEvent({ title: 'Уроки польської' });
    const uk = await insertVolunteerUser(stage.db, stage.own.id, { language: 'uk', email: 'a@mail.example' });
    await stage.call('signUpForEvent', { as: uk, params: { id: event.id } });
    await changePlaces(event, 10);
    const mail = await stage.db
      .selectFrom('mails')
      .select(['language', 'values'])
      .where('to', '=', 'a@mail.example')
      .where('template', '=', 'placeFreed')
      .executeTakeFirst();
    expect(mail).toMatchObject({ language: 'uk', values: { event: 'Уроки польської', where: 'Łódź' } });
  });
});
