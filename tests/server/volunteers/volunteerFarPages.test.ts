import { beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../../src/contract/calls.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

type ListQuery = Query<'listVolunteers'>;

const TOTAL = 930;
const SIZE = 100;

onOneServer('far pages of volunteers', (stage) => {
  const page = async (query: ListQuery) => {
    const reply = await stage.call('listVolunteers', {
      ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { size: SIZE, ...query } },
    });
    return { ids: reply.answer.content.map(({ id }) => id), total: reply.answer.totalElements };
  };
  const person = (index: number) => ({
    organizationId: stage.own.id,
    lastname: ['Kos', 'Łoś', 'Żuk', 'Яр'][index % 4] ?? '',
    accountStatus: index % 10 === 0 ? ('pending' as const) : ('verified' as const),
  });

  beforeAll(async () => {
    await stage.db.deleteFrom('volunteers').execute();
    await insertVolunteers(
      stage.db,
      Array.from({ length: TOTAL }, (_, index) => person(index)),
    );
  });

  describe.each<ListQuery>([
    { sort: 'lastname,asc' },
    { sort: 'createdAt,desc', accountStatus: 'verified' },
    { sort: 'firstname,desc', q: 'mail.example' },
  ])('of %j', (query) => {
    const walk = async (sort: ListQuery['sort']) => {
      const { total } = await page({ ...query, sort });
      const numbers = Array.from({ length: Math.ceil(total / SIZE) }, (_, number) => number);
      const pages = [];
      for (const number of numbers) pages.push(await page({ ...query, sort, page: number }));
      return { ids: pages.flatMap(({ ids }) => ids), total };
    };

    test('are the near pages of the other direction, turned round', async () => {
      const [field, direction] = (query.sort ?? '').split(',');
      const opposite = `${field},${direction === 'asc' ? 'desc' : 'asc'}` as ListQuery['sort'];
      const there = await walk(query.sort);
      const back = await walk(opposite);
      expect(there.ids).toHaveLength(there.total);
      expect(new Set(there.ids).size).toBe(there.total);
      expect(there.ids).toEqual(back.ids.toReversed());
    });

    test('are the same in whatever order they are read', async () => {
      const { ids, total } = await walk(query.sort);
      const numbers = Array.from({ length: Math.ceil(total / SIZE) }, (_, number) => number);
      // Each step of the multiplication is another jump, forwards and backwards.
      for (const step of [1, 3, 7]) {
        for (const number of numbers.map((each) => (each * step) % numbers.length)) {
          const read = await page({ ...query, page: number });
          expect(read.ids).toEqual(ids.slice(number * SIZE, (number + 1) * SIZE));
        }
      }
    });

    test('beyond the end are empty', async () => {
      expect((await page({ ...query, page: 500 })).ids).toEqual([]);
    });
  });

  test('are right although the list has grown and shrunk since it was counted', async () => {
    const sort = 'createdAt,asc';
    const last = Math.floor(TOTAL / SIZE);
    const before = await page({ sort, page: last });
    expect(before).toMatchObject({ total: TOTAL, ids: { length: TOTAL % SIZE } });
    const [added] = await insertVolunteers(stage.db, [
      { ...person(1), createdAt: '2001-01-01T00:00:00.000Z' },
    ]);
    const grown = await page({ sort, page: last });
    expect(grown.total).toBe(TOTAL + 1);
    expect(grown.ids.slice(1)).toEqual(before.ids);
    // The page before it starts from where a page was before the list has grown.
    const [middle, next] = [await page({ sort, page: last - 2 }), await page({ sort, page: last - 1 })];
    expect(next.ids.at(-1)).toBe((await page({ sort, size: 1, page: last * SIZE - 1 })).ids[0]);
    expect(new Set([...middle.ids, ...next.ids]).size).toBe(2 * SIZE);
    await stage.db
      .deleteFrom('volunteers')
      .where('id', '=', added?.id ?? '')
      .execute();
    expect(await page({ sort, page: last })).toEqual(before);
  });
});
