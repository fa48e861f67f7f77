import { describe, expect, inject, test } from 'vitest';
import { databaseGone, databaseSilent } from '../../soak/scenarios/databaseGone.ts';
import { soakStage } from './soakStage.ts';

describe.skipIf('missing' in inject('postgres'))('a database that goes away under load', () => {
  test.each([
    ['says so', databaseGone, 1],
    ['falls silent', databaseSilent, 6],
  ] as const)(
    'and %s is told of to each who asks; nothing acknowledged is lost, and all goes on by itself',
    async (_, scenario, seconds) => {
      const { issues } = await scenario.run({ seconds }, soakStage);
      expect(issues).toEqual([]);
    },
    120_000,
  );
});
