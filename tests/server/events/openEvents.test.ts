import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('events as a volunteer reads them', (stage) => {
  let volunteer: VolunteerUser;
  beforeEach(async () => {
    await stage.db.deleteFrom('events').execute();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id);
  });

  const insert = (overrides: object = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const list = async (query: { page?: number; size?: number; sort?: string; q?: string } = {}) =>
    (await stage.call('listOpenEvents', { as: volunteer, params: { id: stage.own.id }, query })).answer;
  const read = (id: string) => stage.call('getOpenEvent', { as: volunteer, params: { id } });
  const past = { startDate: dayFromNow(-3), endDate: dayFromNow(-3) };
  const cancelled = { cancelledAt: new Date().toISOString(), cancellationReason: 'Burza.' };

  describe('the list', () => {
    test('holds what can be joined, the soonest first', async () => {
      const later = await insert({ startDate: dayFromNow(20), endDate: dayFromNow(20) });
      const sooner = await insert();
      const running = await insert({ startDate: dayFromNow(-2), endDate: dayFromNow(2) });
      await insert({ status: 'draft' });
      await insert({ status: 'finished', ...past });
      await insert(cancelled);
      await insertEvent(stage.db, { organizationId: stage.other.id });
      const { content, totalElements } = await list();
      expect(content.map(({ id }) => id)).toEqual([running.id, sooner.id, later.id]);
      expect(totalElements).toBe(3);
    });

    test('comes in pages', async () => {
      for (let day = 1; day <= 5; day += 1)
        await insert({ startDate: dayFromNow(day), endDate: dayFromNow(day) });
      const pages = await Promise.all([0, 1, 2].map((page) => list({ page, size: 2 })));
      expect(pages.map(({ content }) => content.length)).toEqual([2, 2, 1]);
      const days = pages.flatMap(({ content }) => content.map(({ startDate }) => startDate));
      expect(days).toEqual(days.toSorted());
      expect(pages[2]).toMatchObject({ totalElements: 5, totalPages: 3 });
    });

    test('is searched, and sorted by day and by title', async () => {
      await insert({ title: 'Żonkile dla seniorów' });
      await insert({ title: 'Łąka nad Wisłą', startDate: dayFromNow(4), endDate: dayFromNow(4) });
      const titles = async (query: object) => (await list(query)).content.map(({ title }) => title);
      expect(await titles({ q: 'laka' })).toEqual(['Łąka nad Wisłą']);
      expect(await titles({ q: 'nigdzie' })).toEqual([]);
      expect(await titles({ sort: 'title,desc' })).toEqual(['Żonkile dla seniorów', 'Łąka nad Wisłą']);
      expect(await titles({ sort: 'title,asc' })).toEqual(['Łąka nad Wisłą', 'Żonkile dla seniorów']);
      expect(await titles({ sort: 'startDate,desc' })).toEqual(['Żonkile dla seniorów', 'Łąka nad Wisłą']);
    });

    test('is that of the own foundation alone', async () => {
      const { problem } = await stage.call('listOpenEvents', {
        as: volunteer,
        params: { id: stage.other.id },
      });
      expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    });
  });

  test('tell how the volunteer takes part, and nothing of anybody else', async () => {
    const event = await insert({ creator: { id: uuid(), name: 'Zdzisława Założycielka' } });
    await insertParticipants(stage.db, event, [{ status: 'signed_up', firstname: 'Ktoś', lastname: 'Obcy' }]);
    expect((await read(event.id)).answer).toMatchObject({ participation: null, nrOfVolunteersSigned: 1 });
    await stage.call('signUpForEvent', { as: volunteer, params: { id: event.id } });
    const reply = await read(event.id);
    expect(reply.answer).toMatchObject({ participation: 'signed_up', nrOfVolunteersSigned: 2, city: 'Łódź' });
    for (const name of ['Zdzisława', 'Ktoś', 'Obcy', 'creator', 'participants', 'history'])
      expect(reply.text).not.toContain(name);
    expect((await list()).content).toMatchObject([{ id: event.id, participation: 'signed_up' }]);
    await stage.call('resignFromEvent', { as: volunteer, params: { id: event.id } });
    expect((await read(event.id)).answer.participation).toBe('resigned');
  });

  test('are found when they are cancelled or over, too, with the reason', async () => {
    const gone = await insert(cancelled);
    expect((await read(gone.id)).answer).toMatchObject({ cancellationReason: 'Burza.' });
    const over = await insert({ status: 'finished', ...past });
    expect((await read(over.id)).answer.status).toBe('finished');
  });

  test('are not found as drafts, elsewhere, or nowhere', async () => {
    const draft = await insert({ status: 'draft' });
    const foreign = await insertEvent(stage.db, { organizationId: stage.other.id });
    for (const id of [draft.id, foreign.id, uuid()])
      expect((await read(id)).problem).toMatchObject({ status: 404, code: 'not_found' });
  });
});
