import { describe, expect, inject, test } from 'vitest';
import { databaseGone } from '../../../scripts/soak/databaseGone.ts';
import { soakStage } from './soakStage.ts';

describe.skipIf('missing' in inject('postgres'))('a database that goes away under load', () => {
  test('is told of to each who asks; nothing acknowledged is lost, and all goes on by itself', async () => {
    const { faults } = await databaseGone.run({ seconds: 1 }, soakStage);
    expect(faults).toEqual([]);
  }, 120_000);
});
