import { beforeAll, describe, expect, test } from 'vitest';
import { type ListName, lists } from '../../../src/contract/generated/lists.ts';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { resources } from '../../../src/contract/generated/resources.ts';
import { fillLists } from '../../harness/fillLists.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';

type Found = Readonly<Record<string, unknown>> & { readonly id: string };
type Direction = 'asc' | 'desc';

const sorts = (Object.keys(lists) as ListName[]).flatMap((name) =>
  Object.entries(lists[name].sorts).map(([field, { nullable }]) => ({ name, field, nullable })),
);

onEachServer('every list', (stage) => {
  let params: Record<ListName, { id: string }>;
  beforeAll(async () => {
    params = await fillLists(stage);
  });

  const call = (id: OperationId, name: ListName, query: Record<string, string | number>) =>
    stage.call(id, { as: stage.own.admin, params: params[name], query });
  /** Page by page. */
  const walk = async (name: ListName, field: string, direction: Direction): Promise<Found[]> => {
    const found: Found[] = [];
    for (let page = 0; ; page += 1) {
      const query = { sort: `${field},${direction}`, page, size: 3 };
      const reply = await call(lists[name].operation, name, query);
      const { content, totalPages } = reply.answer as unknown as { content: Found[]; totalPages: number };
      found.push(...content);
      if (page + 1 >= totalPages) return found;
    }
  };

  describe.each(sorts)('$name sorted by $field', ({ name, field, nullable }) => {
    const isEmpty = (record: Found) => (record[field] ?? null) === null;

    test('holds each record once, and what has no value is last in both directions', async () => {
      const there = await walk(name, field, 'asc');
      const back = await walk(name, field, 'desc');
      expect(there.length).toBeGreaterThanOrEqual(7);
      expect(new Set(there.map(({ id }) => id)).size).toBe(there.length);
      expect(there.some(isEmpty)).toBe(nullable);
      const ids = (found: readonly Found[]) => found.map(({ id }) => id);
      // The two parts of a list, each of which is turned round.
      for (const found of [there, back]) {
        const first = found.findIndex(isEmpty);
        if (first >= 0) expect(found.slice(first).every(isEmpty)).toBe(true);
      }
      expect(ids(back.filter((record) => !isEmpty(record)))).toEqual(
        ids(there.filter((record) => !isEmpty(record)).toReversed()),
      );
      expect(ids(back.filter(isEmpty))).toEqual(ids(there.filter(isEmpty).toReversed()));
    });

    test('is exported in the same order', async () => {
      const { export: exported, columns } = resources[name];
      if (!exported) return;
      const texts = columns.flatMap(({ name: column, kind }, at) =>
        kind === 'text' ? [{ column, at }] : [],
      );
      for (const direction of ['asc', 'desc'] as const) {
        const reply = await call(exported.operationId, name, { sort: `${field},${direction}` });
        const [, ...rows] = parseCsv(reply.text);
        expect(rows.map((cells) => texts.map(({ at }) => cells[at]))).toEqual(
          (await walk(name, field, direction)).map((record) =>
            texts.map(({ column }) => String(record[column] ?? '')),
          ),
        );
      }
    });
  });
});
