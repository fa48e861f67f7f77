import { beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../../src/contract/calls.ts';
import { parametersOf } from '../../harness/contract.ts';
import { contractPart } from '../../harness/contractPart.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type ListQuery = Query<'listVolunteers'>;
type SortField = 'createdAt' | 'lastname' | 'firstname' | 'city' | 'accountStatus';

/** Few values each, in their order, so that most records are equal to others in what they are sorted by. */
const values = {
  createdAt: ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2026-11-02T09:30:00.000Z'],
  lastname: ['Kos', 'łoś', 'Żuk', 'Євчук', 'Яр'],
  firstname: ['adam', 'Łucja', 'Maria', 'Żaneta', 'Ганна', 'Ґанна', 'Іван'],
  city: ['Łódź', 'Львів'],
  accountStatus: ['pending', 'rejected', 'verified'],
} as const satisfies Record<SortField, readonly string[]>;

const TOTAL = 90;
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

onEachServer('the list of volunteers', (stage) => {
  /** A foundation of its own, so that nobody but these is in it. */
  const list = async (query: ListQuery = {}) => {
    const reply = await stage.call('listVolunteers', {
      as: stage.other.admin,
      params: { id: stage.other.id },
      query: { ...query },
    });
    return reply.answer;
  };

  beforeAll(async () => {
    await stage.db.deleteFrom('volunteers').execute();
    const row = (organizationId: string, index: number) => ({
      organizationId,
      createdAt: pick(values.createdAt, index),
      lastname: pick(values.lastname, index),
      firstname: pick(values.firstname, index),
      city: pick(values.city, index),
      accountStatus: pick(values.accountStatus, index),
    });
    await insertVolunteers(
      stage.db,
      Array.from({ length: TOTAL }, (_, index) => row(stage.other.id, index)),
    );
    await insertVolunteers(
      stage.db,
      Array.from({ length: 7 }, (_, index) => row(stage.own.id, index)),
    );
  });

  test('begins with the newest 25 and says how many there are', async () => {
    const { content, ...info } = await list();
    expect(info).toEqual({ page: 0, size: 25, totalElements: TOTAL, totalPages: 4 });
    expect(content).toHaveLength(25);
    expect(new Set(content.map(({ createdAt }) => createdAt))).toEqual(new Set([values.createdAt[2]]));
    expect(await list({ page: 0, size: 25, sort: 'createdAt,desc' })).toEqual({ content, ...info });
  });

  test("holds the foundation's own volunteers and nobody else", async () => {
    const { answer } = await stage.call('listVolunteers', {
      as: stage.own.coordinator,
      params: { id: stage.own.id },
    });
    expect(answer.totalElements).toBe(7);
    const stored = await stage.db
      .selectFrom('volunteers')
      .select('id')
      .where('organizationId', '=', stage.own.id)
      .execute();
    expect(answer.content.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
  });

  test('shows each record as it is stored, without what belongs to the profile', async () => {
    const [first] = (await list({ size: 1 })).content;
    const stored = await stage.db
      .selectFrom('volunteers')
      .selectAll()
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    const { aboutMe, rejectionReason, version, ...shown } = contractPart('volunteers', stored);
    expect(first).toEqual(shown);
  });

  test.each([
    [{ size: 100 }, TOTAL, 1],
    [{ size: 1, page: TOTAL - 1 }, 1, TOTAL],
    [{ size: 40, page: 2 }, 10, 3],
    [{ size: 30, page: 2 }, 30, 3],
    [{ size: 30, page: 3 }, 0, 3],
    [{ size: 100, page: 10_000_000 }, 0, 1],
  ])('of %j has %i records out of %i pages', async (query, length, totalPages) => {
    const answer = await list(query);
    expect(answer.content).toHaveLength(length);
    expect(answer).toMatchObject({ ...query, totalElements: TOTAL, totalPages });
  });

  const sorts = parametersOf('listVolunteers').find(({ name }) => name === 'sort')?.schema
    .enum as NonNullable<ListQuery['sort']>[];

  describe.each(sorts)('sorted by %s', (sort) => {
    const [field, direction] = sort.split(',') as [SortField, 'asc' | 'desc'];

    test('is in that order, every record once over its pages', async () => {
      const pages = [];
      for (let page = 0; page * 7 < TOTAL; page += 1) pages.push(await list({ sort, page, size: 7 }));
      const records = pages.flatMap(({ content }) => content);
      expect(new Set(records.map(({ id }) => id)).size).toBe(TOTAL);
      const seen = records
        .map((record) => record[field])
        .filter((value, index, all) => value !== all[index - 1]);
      expect(seen).toEqual(direction === 'asc' ? [...values[field]] : values[field].toReversed());
    });

    test('is the other direction turned round', async () => {
      const opposite = `${field},${direction === 'asc' ? 'desc' : 'asc'}` as typeof sort;
      const ids = async (order: typeof sort) =>
        (await list({ sort: order, size: 100 })).content.map(({ id }) => id);
      expect(await ids(opposite)).toEqual((await ids(sort)).reverse());
    });
  });

  test('is sorted both ways by each of its fields', () => {
    expect([...sorts].sort()).toEqual(
      Object.keys(values)
        .flatMap((field) => [`${field},asc`, `${field},desc`])
        .sort(),
    );
  });

  test.each(values.accountStatus)('filtered by %s holds those and counts those', async (accountStatus) => {
    const { content, totalElements } = await list({ accountStatus, size: 100 });
    expect(totalElements).toBe(TOTAL / 3);
    expect(content.map((volunteer) => volunteer.accountStatus)).toEqual(Array(TOTAL / 3).fill(accountStatus));
  });

  test('takes filter, search, sort and page together', async () => {
    const query = { accountStatus: 'verified', q: 'zaneta', sort: 'lastname,desc' } as const;
    const { content, totalElements } = await list({ ...query, size: 100 });
    const expected = Array.from({ length: TOTAL }, (_, index) => index).filter(
      (index) => index % 3 === 2 && index % 7 === 3,
    );
    expect(totalElements).toBe(expected.length);
    expect(await list({ ...query, page: 1, size: 2 })).toMatchObject({
      content: content.slice(2, 4),
      totalElements: expected.length,
      totalPages: Math.ceil(expected.length / 2),
    });
  });
});
