import { expect, test } from 'vitest';
import { kills } from '../../soak/scenarios/kills.ts';
import { soakStage } from './soakStage.ts';

test('the embedded database keeps what was acknowledged through kill -9, and starts again', async () => {
  const { figures, issues } = await kills.run({ kills: 2 }, soakStage);
  expect(issues).toEqual([]);
  expect(figures.kills).toBe(2);
});
