import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { browserTest } from '../e2eTest.ts';
import { openStageDatabase, startStage } from '../startStage.ts';
import { insertWorld } from '../states/insertWorld.ts';
import { buildPseudoPanel } from './buildPseudoPanel.ts';

/** `worldTest` on a panel whose English is the pseudo-language. */
export const pseudoTest = browserTest
  .override('stage', { scope: 'file' }, async ({ machine: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-pseudo-'));
    await buildPseudoPanel(folder);
    const stage = await startStage(await openStageDatabase(), folder);
    onCleanup(async () => {
      await stage.close();
      rmSync(folder, { recursive: true });
    });
    return stage;
  })
  .extend('world', { scope: 'file' }, ({ stage }) => insertWorld(stage))
  .skipIf('missing' in inject('browserTests'));
