import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertShift } from '../../harness/insertShift.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('what a volunteer has signed up for', (stage) => {
  let volunteer: VolunteerUser;
  beforeEach(async () => {
    await stage.db.deleteFrom('events').execute();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id);
  });

  type Status = 'signed_up' | 'waitlisted' | 'resigned' | 'attended' | 'no_show';
  const take = async (status: Status, event: object, minutes?: number) => {
    const inserted = await insertEvent(stage.db, { organizationId: stage.own.id, ...event });
    const [row] = await insertParticipants(stage.db, inserted, [
      { status, ...(minutes !== undefined && { minutes }) },
    ]);
    await stage.db
      .updateTable('participants')
      .set({ volunteerId: volunteer.volunteerId })
      .where('id', '=', row?.id ?? '')
      .execute();
    return inserted;
  };
  const read = (query: object = {}, id = volunteer.volunteerId, as = volunteer) =>
    stage.call('listOwnParticipations', { as, params: { id }, query: query as Record<string, string> });
  const titles = async (query: object = {}) => (await read(query)).answer.content.map(({ title }) => title);
  const on = (days: number) => ({ startDate: dayFromNow(days), endDate: dayFromNow(days) });

  test('is there with place, times, state and the time given, the latest event first', async () => {
    await take('attended', {
      title: 'Zbiórka',
      ...on(-20),
      status: 'finished',
      eventStart: '10:00',
      eventEnd: '12:30',
    });
    await take('attended', { title: 'Festyn', ...on(-10), status: 'finished' }, 95);
    await take('no_show', { title: 'Zakupy', ...on(-5), status: 'finished' });
    await take('signed_up', { title: 'Spacer', ...on(5) });
    await take('resigned', { title: 'Wykład', ...on(9), cancelledAt: '2026-11-20T10:00:00.000Z' });
    const { answer } = await read();
    expect(answer.content).toMatchObject([
      { title: 'Wykład', status: 'resigned', minutes: null, cancelledAt: '2026-11-20T10:00:00.000Z' },
      { title: 'Spacer', status: 'signed_up', minutes: null, city: 'Łódź', startDate: dayFromNow(5) },
      { title: 'Zakupy', status: 'no_show', minutes: null },
      { title: 'Festyn', status: 'attended', minutes: 95 },
      { title: 'Zbiórka', status: 'attended', minutes: 150 },
    ]);
    const { story } = (
      await stage.call('getVolunteer', { as: volunteer, params: { id: volunteer.volunteerId } })
    ).answer;
    expect(story.minutes).toBe(95 + 150);
  });

  test('names each shift of an event, with its own times', async () => {
    const event = await take('attended', {
      ...{ title: 'Festyn', ...on(-2), status: 'finished', eventStart: '09:00', eventEnd: '18:00' },
    });
    const shift = (role: string, eventStart: string, eventEnd: string) =>
      insertShift(stage.db, event, { role, eventStart, eventEnd, taken: 1 });
    const [early, late] = [await shift('Stoły', '09:00', '10:00'), await shift('Kasa', '12:00', '14:30')];
    await stage.db
      .updateTable('participants')
      .set({ shiftId: early.id })
      .where('eventId', '=', event.id)
      .execute();
    await insertRows(
      'participants',
      [
        {
          ...{ id: uuid(), organizationId: stage.own.id, eventId: event.id, shiftId: late.id },
          ...{
            volunteerId: volunteer.volunteerId,
            status: 'attended',
            signedUpAt: '2026-11-06T10:00:00.000Z',
          },
        },
      ],
      stage.db,
    );
    const { answer } = await read();
    const told = answer.content.map(({ shift, eventStart, eventEnd, minutes }) => [
      ...[shift, eventStart, eventEnd, minutes],
    ]);
    expect(told.sort()).toEqual([
      ['Kasa', '12:00', '14:30', 150],
      ['Stoły', '09:00', '10:00', 60],
    ]);
    const params = { id: volunteer.volunteerId };
    const { story } = (await stage.call('getVolunteer', { as: volunteer, params })).answer;
    expect([story.minutes, story.attended]).toEqual([210, 1]);
  });

  test('comes in pages, is searched, filtered and sorted', async () => {
    await take('attended', { title: 'Łąka nad Wisłą', ...on(-3), status: 'finished' });
    await take('signed_up', { title: 'Żonkile', ...on(3) });
    await take('waitlisted', { title: 'Akademia', ...on(4) });
    expect(await titles({ q: 'laka' })).toEqual(['Łąka nad Wisłą']);
    expect(await titles({ sort: 'title,asc' })).toEqual(['Akademia', 'Łąka nad Wisłą', 'Żonkile']);
    expect(await titles({ sort: 'startDate,asc' })).toEqual(['Łąka nad Wisłą', 'Żonkile', 'Akademia']);
    expect(await titles({ status: ['signed_up', 'waitlisted'] })).toEqual(['Akademia', 'Żonkile']);
    expect(await titles({ endDateFrom: dayFromNow(4) })).toEqual(['Akademia']);
    const { answer } = await read({ page: 1, size: 2 });
    expect(answer).toMatchObject({ totalElements: 3, totalPages: 2, content: [{ title: 'Łąka nad Wisłą' }] });
  });

  test('is of the own record, and names nobody else', async () => {
    const event = await take('signed_up', { title: 'Spacer', ...on(5) });
    await insertParticipants(stage.db, event, [{ status: 'signed_up', firstname: 'Ktoś', lastname: 'Obcy' }]);
    const reply = await read();
    expect(reply.answer.totalElements).toBe(1);
    for (const name of ['Ktoś', 'Obcy', 'note', 'creator']) expect(reply.text).not.toContain(name);
    const another = await insertVolunteerUser(stage.db, stage.own.id);
    for (const id of [another.volunteerId, stage.other.volunteerId, uuid()])
      expect((await read({}, id)).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await read({}, another.volunteerId, another)).answer.content).toEqual([]);
  });

  test('is no draft, such as an event that was taken back after somebody resigned', async () => {
    await take('resigned', { title: 'Szkic', status: 'draft', ...on(5) });
    expect(await titles()).toEqual([]);
  });
});
