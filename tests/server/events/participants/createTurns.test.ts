import { expect, test } from 'vitest';
import { createTurns } from '../../../../src/server/events/participants/operations.ts';

/** Work that is noted when it begins and ends only when it is let go. */
function work(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, succeed: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked for under one key goes one after the other, whatever becomes of it; other keys go on', async () => {
  const begun: string[] = [];
  const inTurn = createTurns();
  const [first, second, third, other] = ['first', 'second', 'third', 'other'].map((name) =>
    work(name, begun),
  );
  if (!first || !second || !third || !other) throw new Error('there are four');
  const results = [inTurn('a', first.run), inTurn('a', second.run), inTurn('a', third.run)];
  const elsewhere = inTurn('b', other.run);
  await settled();
  expect(begun).toEqual(['first', 'other']);
  first.fail();
  await expect(results[0]).rejects.toThrow('first');
  await settled();
  expect(begun).toEqual(['first', 'other', 'second']);
  second.succeed();
  third.succeed();
  other.succeed();
  expect(await Promise.all([results[1], results[2], elsewhere])).toEqual(['second', 'third', 'other']);
  expect(begun).toEqual(['first', 'other', 'second', 'third']);
});
