import { expect, test } from 'vitest';
import { workOff } from '../../../src/server/core/jobs/workOff.ts';

/** Numbers that are due, of which at most so many are found, those first that came first. */
function queueOf(size: number) {
  const due = new Set(Array.from({ length: size }, (_, index) => index));
  const tried: number[] = [];
  return { due, tried, find: async (most: number) => [...due].slice(0, most) };
}

const { signal } = new AbortController();

test('what fails and what somebody else has locked keeps nothing waiting that comes after it, however much it is', async () => {
  const { due, tried, find } = queueOf(1000);
  const run = workOff({
    find,
    signal,
    work: async (item) => {
      tried.push(item);
      if (item < 250) throw new Error(`${item} fails`);
      if (item >= 300) due.delete(item);
    },
  });
  await expect(run).rejects.toThrow('250 failed, first: Error: 0 fails');
  expect(tried).toEqual(Array.from({ length: 1000 }, (_, index) => index));
  expect([...due]).toEqual(Array.from({ length: 300 }, (_, index) => index));
});

test('what is done in parts is worked at once in a run, all of it that is due', async () => {
  const { tried, find } = queueOf(300);
  await workOff({ find, signal, work: async (item) => tried.push(item) });
  expect(tried).toHaveLength(300);
});

test('nothing is begun once the server stops', async () => {
  const stop = new AbortController();
  const { tried, find } = queueOf(300);
  const work = async (item: number) => {
    tried.push(item);
    if (item === 5) stop.abort();
  };
  await workOff({ find, signal: stop.signal, work });
  expect(tried).toEqual([0, 1, 2, 3, 4, 5]);
});
