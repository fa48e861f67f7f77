import { expect, test } from 'vitest';
import { readSeedOptions } from '../../../scripts/operate/seed/readSeedOptions.ts';
import { StartError } from '../../../src/server/core/config/StartError.ts';

test('numbers may have underscores; what is not said is nothing, seed 1 and the first foundation', () => {
  expect(readSeedOptions(['--volunteers', '100_000'])).toEqual({
    volunteers: 100_000,
    events: 0,
    people: 0,
    others: 10_000,
    seed: 1,
    organizationId: undefined,
  });
});

test.each([
  [[], 'Say how much to add'],
  [['--volunteers', '0'], 'Say how much to add'],
  [['--volunteers', 'many'], '--volunteers takes a whole number from 0 to 10000000, not "many"'],
  [['--volunteers=-5'], '--volunteers takes a whole number'],
  [['--volunteers', '10000001'], '--volunteers takes a whole number'],
  [['--events', '1.5'], '--events takes a whole number'],
  [['--people', '5', '--seed', 'abc'], '--seed takes a whole number'],
  [['--people', '5', '--organization', 'second'], '--organization takes first or the id'],
  [['--wolontariusze', '5'], "Unknown option '--wolontariusze'. It takes: npm run seed --"],
  [['100000'], "Unexpected argument '100000'"],
])('%j is refused in one line', (args, message) => {
  const read = () => readSeedOptions(args);
  expect(read).toThrow(StartError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('\n');
});
