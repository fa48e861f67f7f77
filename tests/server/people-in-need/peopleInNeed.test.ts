import { beforeEach, describe, expect, test } from 'vitest';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { buildPersonInNeed, insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';
import { startTestServer } from '../../harness/startTestServer.ts';
import { watchStatements } from '../../harness/walls/watchStatements.ts';

onEachServer('people in need', (stage) => {
  const insert = (overrides = {}, organizationId = stage.own.id) =>
    insertPersonInNeed(stage.db, { organizationId, phone: '+48122345678', ...overrides });
  const list = async (query = {}) =>
    (await stage.call('listPeopleInNeed', { as: stage.own.coordinator, query })).answer;
  const names = async (query = {}) => (await list(query)).content.map(({ firstname }) => firstname);

  beforeEach(() => stage.db.deleteFrom('people_in_need').execute());

  test('show no more in a list than is needed to choose', async () => {
    const { id } = await insert();
    const page = await list();
    expect(page).toMatchObject({
      ...{ page: 0, size: 25, totalElements: 1, totalPages: 1 },
      content: [
        {
          ...{ id, firstname: 'Stanisława', initial: 'J', city: 'Kraków', urgency: 'normal', status: 'new' },
          ...{ helpCategory: ['elderlyPeople'], createdAt: '2026-11-02T09:30:00.000Z' },
        },
      ],
    });
    for (const kept of ['lastname', 'phone', 'email', 'street', 'postCode', 'description', 'history'])
      expect(page.content[0]).not.toHaveProperty(kept);
  });

  test.each([
    ['Świątek', 'Ś'],
    ['S\u0301wia\u0328tek', 'Ś'],
    ['  öztürk', 'Ö'],
    ['їжакевич', 'Ї'],
    ['🙂', '🙂'],
    ['ßmann', 'SS'],
  ])('are shown with the first letter of %s', async (lastname, initial) => {
    await insert({ lastname });
    expect((await list()).content[0]?.initial).toBe(initial);
  });

  test('are ordered by what urgency and status mean', async () => {
    const urgencies = ['normal', 'high', 'low'] as const;
    for (const urgency of urgencies) await insert({ firstname: urgency, urgency });
    expect(await names({ sort: 'urgency,desc' })).toEqual(['high', 'normal', 'low']);
    expect(await names({ sort: 'urgency,asc' })).toEqual(['low', 'normal', 'high']);
    await stage.db.deleteFrom('people_in_need').execute();
    for (const status of ['closed', 'new', 'helped', 'in_progress'] as const)
      await insert({ firstname: status, status });
    expect(await names({ sort: 'status,asc' })).toEqual(['new', 'in_progress', 'helped', 'closed']);
  });

  describe('are filtered', () => {
    beforeEach(async () => {
      const day = (number: number) => ({ createdAt: `2026-11-0${number}T09:30:00.000Z` });
      await insert({ firstname: 'Ewa', city: 'Sącz', urgency: 'high', ...day(1) });
      await insert({
        firstname: 'Oksana',
        city: 'Nowy Sącz',
        helpCategory: ['helpForUkraine', 'education'],
        ...day(2),
      });
      await insert({ firstname: 'Żanna', city: 'Łódź', status: 'helped', ...day(3) });
    });
    test.each([
      [{ city: 'sacz' }, ['Ewa']],
      [{ city: 'NOWY SĄCZ' }, ['Oksana']],
      [{ city: 'lodz' }, ['Żanna']],
      [{ city: 'Łód' }, []],
      [{ helpCategory: 'education' }, ['Oksana']],
      [{ helpCategory: 'elderlyPeople', sort: 'createdAt,asc' }, ['Ewa', 'Żanna']],
      [{ urgency: 'high' }, ['Ewa']],
      [{ status: 'helped' }, ['Żanna']],
      [{ q: 'zanna lodz' }, ['Żanna']],
      [{ q: 'jablonska', urgency: 'high' }, ['Ewa']],
      [{ status: 'helped', urgency: 'high' }, []],
    ])('by %j', async (query, expected) => {
      expect(await names(query)).toEqual(expected);
      const csv = await stage.call('exportPeopleInNeed', { as: stage.own.admin, query });
      expect(parseCsv(csv.text).slice(1)).toHaveLength(expected.length);
    });
  });

  test('are counted by each choice of the filters, never by a search', async () => {
    const counts = async (query = {}) => {
      const { answer } = await stage.call('countPeopleInNeed', { as: stage.own.coordinator, query });
      return Object.fromEntries(
        answer.filters.map(({ name, choices }) => [
          name,
          Object.fromEntries(choices.map(({ value, count }) => [value, count])),
        ]),
      );
    };
    await insert({ city: 'Łódź', urgency: 'high', helpCategory: ['education', 'helpForUkraine'] });
    await insert({ city: ' lodz', status: 'helped', helpCategory: ['education'] });
    await insert({ city: 'Łódź', status: 'helped' });
    await insert({ city: 'Kraków' }, stage.other.id);
    expect(await counts()).toEqual({
      helpCategory: { education: 2, helpForUkraine: 1, elderlyPeople: 1 },
      urgency: { high: 1, normal: 2 },
      status: { new: 1, helped: 2 },
      city: { Łódź: 3 },
    });
    const { city = {}, ...others } = await counts({ status: 'helped' });
    expect(others).toEqual({
      helpCategory: { education: 1, elderlyPeople: 1 },
      urgency: { normal: 2 },
      status: { new: 1, helped: 2 },
    });
    // Two notations of one town, each as frequent as the other.
    expect(Object.values(city)).toEqual([2]);
    expect(await counts({ status: 'helped', urgency: 'high' })).toMatchObject({ status: { new: 1 } });
    const searched = { as: stage.own.coordinator, query: { q: 'Jabłońska' } as never };
    expect((await stage.call('countPeopleInNeed', searched)).status).toBe(400);
  });

  test('are exported with the columns of the list', async () => {
    await insert();
    const { text } = await stage.call('exportPeopleInNeed', { as: stage.own.admin });
    for (const secret of ['Jabłońska', '+48122345678', 'Długa', 'zakupach'])
      expect(text).not.toContain(secret);
    expect(text).toContain('Stanisława');
  });

  test('are read on purpose, and each reading is in the history', async () => {
    const { id } = await insert();
    const read = (as = stage.own.coordinator) => stage.call('getPersonInNeed', { as, params: { id } });
    expect((await read()).answer).toMatchObject({
      ...{ id, lastname: 'Jabłońska', phone: '+48122345678', initial: 'J' },
      history: [{ action: 'viewed', actorId: stage.own.coordinator.id, actorName: 'Piotr Zieliński' }],
    });
    const { history } = (await read(stage.own.admin)).answer;
    expect(history.map(({ actorName }) => actorName)).toEqual(['Anna Kowalska', 'Piotr Zieliński']);
  });

  test('are not looked at by HEAD', async () => {
    const { id } = await insert();
    const { admin } = stage.own;
    const request = {
      method: 'HEAD',
      url: `/api/people-in-need/${id}`,
      headers: { cookie: admin.cookie },
    } as const;
    expect((await stage.server.inject(request)).statusCode).toBe(200);
    const { history } = (await stage.call('getPersonInNeed', { as: admin, params: { id } })).answer;
    expect(history).toHaveLength(1);
  });

  describe('whose last name somebody searches for are noted as viewed', () => {
    const noted = async () => {
      const rows = await stage.db
        .selectFrom('history')
        .innerJoin('people_in_need', 'people_in_need.id', 'history.subjectId')
        .select(['firstname', 'action', 'actorName', 'history.organizationId'])
        .orderBy('firstname')
        .execute();
      return rows.map(({ firstname, action, actorName, organizationId }) => {
        expect([action, organizationId]).toEqual(['viewed', stage.own.id]);
        return `${firstname}: ${actorName}`;
      });
    };
    beforeEach(async () => {
      await insert({ firstname: 'Ewa', lastname: 'Jabłońska-Lis', city: 'Łódź' });
      await insert({ firstname: 'Lisa', lastname: 'Nowak', city: 'Łódź' });
      await insert({ firstname: 'Żanna', lastname: 'Lis', status: 'helped' });
    });
    const both = ['Ewa: Piotr Zieliński', 'Żanna: Piotr Zieliński'];

    test.each<[object, readonly string[]]>([
      [{ q: 'jablonska' }, both.slice(0, 1)],
      [{ q: 'Jabłońska LIS lis' }, both.slice(0, 1)],
      [{ q: 'łódź jabł' }, both.slice(0, 1)],
      // Found by the first name, too, whom the list shows anyway.
      [{ q: 'lis' }, both],
      [{ q: 'lis', status: 'helped' }, both.slice(1)],
      [{ q: 'lis', size: 1, sort: 'firstname,asc' }, both.slice(0, 1)],
      // The total alone tells that there is somebody.
      [{ q: 'jablonska', page: 7 }, both.slice(0, 1)],
    ])('in the list by %j', async (query, expected) => {
      await list(query);
      expect(await noted()).toEqual(expected);
    });

    test.each<Record<string, string>>([
      {},
      { q: '' },
      { q: '  ' },
      { q: 'lodz' },
      { q: 'zanna l' },
      { q: 'nobody' },
      { status: 'helped', sort: 'firstname,asc' },
    ])('but none by %j', async (query) => {
      await list(query);
      await stage.call('exportPeopleInNeed', { as: stage.own.admin, query });
      expect(await noted()).toEqual([]);
    });

    test('in the export, each once however many there are', async () => {
      const many = Array.from({ length: 300 }, (_, index) =>
        buildPersonInNeed({
          ...{
            organizationId: stage.own.id,
            firstname: `Nr ${String(index).padStart(3, '0')}`,
            lastname: 'Wójcik',
          },
        }),
      );
      await insertRows('people_in_need', many, stage.db);
      const { text } = await stage.call('exportPeopleInNeed', {
        ...{ as: stage.own.coordinator, query: { q: 'wojcik', sort: 'firstname,asc' } },
      });
      expect(parseCsv(text)).toHaveLength(301);
      expect(await noted()).toEqual(many.map(({ firstname }) => `${firstname}: Piotr Zieliński`));
    });

    test('once a search, also by HEAD, whose length tells what was found', async () => {
      const { cookie } = stage.own.coordinator;
      await list({ q: 'jablonska' });
      await list({ q: 'jablonska' });
      const url = `/api/people-in-need?q=${encodeURIComponent('Jabłońska')}`;
      await stage.server.inject({ method: 'HEAD', url, headers: { cookie } });
      expect(await noted()).toEqual(Array(3).fill(both[0]));
    });

    test('in the history of the record, as opening it is', async () => {
      const [{ id = '' } = {}] = (await list({ q: 'jablonska' })).content;
      const { history } = (await stage.call('getPersonInNeed', { as: stage.own.admin, params: { id } }))
        .answer;
      const [opened, found] = history;
      expect(found).toEqual({
        ...{ ...opened, id: expect.any(String), at: expect.any(String) },
        ...{ actorId: stage.own.coordinator.id, actorName: 'Piotr Zieliński' },
      });
    });

    test('by one statement, and by none where nothing is searched for', async () => {
      const { db, take } = watchStatements(stage.walled);
      const watched = await startTestServer({ db });
      const writes = async (query: Record<string, string>) => {
        take();
        await watched.call('listPeopleInNeed', { as: stage.own.coordinator, query });
        return take().filter((statement) => /insert into/i.test(String(JSON.stringify(statement)))).length;
      };
      expect([await writes({}), await writes({ q: 'lis' })]).toEqual([0, 1]);
      await watched.close();
    });
  });

  test('of another foundation are nowhere, and nobody is noted to have looked', async () => {
    const { id } = await insert({}, stage.other.id);
    expect(await list()).toMatchObject({ totalElements: 0 });
    const before = await stage.snapshot();
    const { problem } = await stage.call('getPersonInNeed', { as: stage.own.admin, params: { id } });
    expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    expect(await stage.snapshot()).toEqual(before);
  });
});
