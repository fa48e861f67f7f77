import { expect, test } from 'vitest';
import { createFairQueue } from '../../../src/server/core/files/createFairQueue.ts';

const MOST = 4;

/** A queue that is busy until it is let go; what is done then is noted in its order. */
function busyQueue() {
  const queue = createFairQueue(MOST);
  const done: string[] = [];
  const free = Promise.withResolvers<void>();
  void queue.run({ id: 'first', organizationId: 'elsewhere' }, () => free.promise);
  const add = (organizationId: string, id: string, what: string) =>
    queue.run({ id, organizationId }, async () => void done.push(what));
  return { add, done, free: free.resolve };
}

test('who brings much does not keep others waiting: each foundation in turn, and each account in it', async () => {
  const { add, done, free } = busyQueue();
  const works = [
    ...['a1', 'a2', 'a3'].map((what) => add('A', 'anna', what)),
    ...['b1', 'b2'].map((what) => add('B', 'bohdan', what)),
    add('A', 'adam', 'a4'),
  ];
  free();
  await Promise.all(works);
  expect(done).toEqual(['a1', 'b1', 'a4', 'b2', 'a2', 'a3']);
});

test('of one account no more than its share waits', async () => {
  const { add, done, free } = busyQueue();
  const taken = Array.from({ length: MOST }, (_, index) => add('A', 'anna', String(index)));
  expect(add('A', 'anna', 'too much')).toBeUndefined();
  expect(add('A', 'adam', 'of another')).toBeDefined();
  free();
  await Promise.all(taken);
  await add('A', 'anna', 'later');
  expect(done).toContain('later');
  expect(done).not.toContain('too much');
});

test('what fails is told to who brought it, and the next goes on', async () => {
  const queue = createFairQueue(MOST);
  const owner = { id: 'anna', organizationId: 'A' };
  const failing = queue.run(owner, () => Promise.reject(new Error('broken')));
  const next = queue.run(owner, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
