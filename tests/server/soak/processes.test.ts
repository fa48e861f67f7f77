import { describe, expect, inject, test } from 'vitest';
import { processes } from '../../soak/scenarios/processes.ts';
import { soakStage } from './soakStage.ts';

describe.skipIf('missing' in inject('postgres'))('servers that are killed under load', () => {
  test('lose nothing that they acknowledged, and do nothing twice', async () => {
    const { figures, issues } = await processes.run({ servers: 2, kills: 2, pause: 500 }, soakStage);
    expect(issues).toEqual([]);
    expect(figures).toMatchObject({ kills: 2 });
  }, 120_000);
});
