import { expect, test, vi } from 'vitest';
import { verifyOneByOne } from '../../../src/panel/volunteers/bulk/BulkVerifyButton.tsx';

const people = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

test('verifies one after another, each once, and tells how far it is', async () => {
  const verify = vi.fn(async ({ id }: { id: string }) => {
    if (id === 'b') throw new Error('no');
  });
  const onProgress = vi.fn();
  const result = await verifyOneByOne(people, { verify, onProgress, signal: new AbortController().signal });
  expect(verify.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c']);
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]]);
  expect(result.verified.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(result.failed).toEqual([{ person: people[1], error: new Error('no') }]);
});

test('stops before the next one; what is done is told', async () => {
  const abort = new AbortController();
  const verify = vi.fn(async () => abort.abort());
  const result = await verifyOneByOne(people, { verify, onProgress: () => undefined, signal: abort.signal });
  expect(verify).toHaveBeenCalledTimes(1);
  expect(result.verified).toEqual([people[0]]);
});
