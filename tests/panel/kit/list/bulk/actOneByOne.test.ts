import { expect, test, vi } from 'vitest';
import { actOneByOne } from '../../../../../src/panel/kit/list/bulk/actOneByOne.ts';

const records = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

test('acts on one after another, each once, and tells how far it is', async () => {
  const act = vi.fn(async ({ id }: { id: string }) => {
    if (id === 'b') throw new Error('no');
  });
  const onProgress = vi.fn();
  const result = await actOneByOne(records, { act, onProgress, signal: new AbortController().signal });
  expect(act.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c']);
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]]);
  expect(result.done.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(result.failed).toEqual([{ record: records[1], error: new Error('no') }]);
});

test('stops before the next one; what is done is told, and what is left', async () => {
  const abort = new AbortController();
  const act = vi.fn(async () => abort.abort());
  const result = await actOneByOne(records, { act, onProgress: () => undefined, signal: abort.signal });
  expect(act).toHaveBeenCalledTimes(1);
  expect(result.done).toEqual([records[0]]);
  expect(result.left).toEqual([records[1], records[2]]);
});
