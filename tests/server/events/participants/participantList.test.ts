import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../../../src/contract/calls.ts';
import { resources } from '../../../../src/contract/generated/resources.ts';
import { parametersOf } from '../../../harness/contract.ts';
import { insertEvent } from '../../../harness/insertEvent.ts';
import { insertParticipants } from '../../../harness/insertParticipants.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';
import { parseCsv } from '../../../harness/parseCsv.ts';

type ListQuery = Query<'listParticipants'>;

const people = [
  { status: 'signed_up', firstname: 'Łucja', lastname: 'Zając', note: '=1+1' },
  { status: 'attended', firstname: 'Żaneta', lastname: 'Łoś' },
  { status: 'no_show', firstname: 'Ганна', lastname: 'Їжак' },
  { status: 'waitlisted', firstname: 'adam', lastname: 'Kos' },
  { status: 'resigned', firstname: 'Maria', lastname: 'Nowak' },
  { status: 'signed_up', firstname: 'Maria', lastname: 'Kos' },
] as const;

onEachServer('participants of an event', (stage) => {
  let id = '';
  const list = async (query: ListQuery = {}, as = stage.own.coordinator) =>
    (await stage.call('listParticipants', { as, params: { id }, query: { ...query } })).answer;
  const names = async (query: ListQuery = {}) =>
    (await list(query)).content.map(({ firstname, lastname }) => `${firstname} ${lastname}`);

  beforeAll(async () => {
    const event = await insertEvent(stage.db, { organizationId: stage.own.id });
    id = event.id;
    await insertParticipants(stage.db, event, people);
    const another = await insertEvent(stage.db, { organizationId: stage.own.id });
    await insertParticipants(stage.db, another, ['signed_up', 'waitlisted']);
  });

  test('are listed in the order in which they signed up', async () => {
    const { content, ...info } = await list();
    expect(info).toEqual({ page: 0, size: 25, totalElements: 6, totalPages: 1 });
    expect(content).toMatchObject(people);
    expect(content.map(({ eventId }) => eventId)).toEqual(Array(6).fill(id));
    const volunteers = await stage.db.selectFrom('volunteers').select(['id', 'phone']).execute();
    const phones = new Map(volunteers.map((volunteer) => [volunteer.id, volunteer.phone]));
    expect(content.map(({ phone }) => phone)).toEqual(
      content.map(({ volunteerId }) => phones.get(volunteerId)),
    );
  });

  test.each<[ListQuery, readonly string[]]>([
    [{ q: 'kos' }, ['adam Kos', 'Maria Kos']],
    [{ q: 'los zaneta' }, ['Żaneta Łoś']],
    [{ q: 'їжак' }, ['Ганна Їжак']],
    [{ q: 'kos', status: 'waitlisted' }, ['adam Kos']],
    [{ status: 'resigned' }, ['Maria Nowak']],
    [
      { sort: 'lastname,asc' },
      ['adam Kos', 'Maria Kos', 'Żaneta Łoś', 'Maria Nowak', 'Łucja Zając', 'Ганна Їжак'],
    ],
    [{ sort: 'firstname,desc', size: 2 }, ['Ганна Їжак', 'Żaneta Łoś']],
    [{ sort: 'signedUpAt,desc', size: 2, page: 1 }, ['adam Kos', 'Ганна Їжак']],
    [{ q: 'nobody' }, []],
  ])('by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('first ten who have a place are on the event’s page', async () => {
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params: { id } });
    expect(answer.participants.map(({ lastname, status }) => `${lastname} ${status}`)).toEqual([
      ...['Zając signed_up', 'Łoś attended', 'Їжак no_show', 'Kos signed_up'],
    ]);
    const large = await insertEvent(stage.db, { organizationId: stage.own.id, volunteersNeededNum: 30 });
    const participants = await insertParticipants(stage.db, large, Array(30).fill('signed_up'));
    const page = await stage.call('getEvent', { as: stage.own.admin, params: { id: large.id } });
    expect(page.answer.participants.map((one) => one.id)).toEqual(
      participants.slice(0, 10).map((one) => one.id),
    );
  });

  describe('are exported as they are listed', () => {
    const columns = resources.participants.columns;
    const sorts = parametersOf('listParticipants').find(({ name }) => name === 'sort')?.schema
      .enum as NonNullable<ListQuery['sort']>[];
    const exported = async (query: object) => {
      const reply = await stage.call('exportParticipants', {
        ...{ as: stage.own.coordinator, params: { id }, query: { ...query } },
      });
      const [, ...rows] = parseCsv(reply.text);
      return rows.map((cells) => Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])));
    };

    test.each<ListQuery>([
      ...sorts.map((sort) => ({ sort })),
      { q: 'kos' },
      { status: 'signed_up' },
      { q: 'kos', status: 'signed_up', sort: 'lastname,desc' },
      { q: 'nobody' },
    ])('%j', async (query) => {
      const rows = await exported(query);
      expect(rows.map(({ firstname, lastname }) => `${firstname} ${lastname}`)).toEqual(await names(query));
    });

    test('without a cell that a spreadsheet takes for a formula', async () => {
      expect((await exported({ q: 'zajac' }))[0]).toMatchObject({ note: "'=1+1", status: 'Signed up' });
    });
  });

  test.each(['listParticipants', 'exportParticipants'] as const)(
    '%s finds nothing of another foundation',
    async (operation) => {
      for (const [as, event] of [
        [stage.other.admin, id],
        [stage.own.admin, uuid()],
      ] as const) {
        const { problem } = await stage.call(operation, { as, params: { id: event } });
        expect(problem.code).toBe('not_found');
      }
    },
  );
});
