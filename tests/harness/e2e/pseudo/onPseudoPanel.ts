import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { panelUnderTest } from '../panelUnderTest.ts';
import { buildPseudoPanel } from './buildPseudoPanel.ts';

/** A build takes ten seconds on an idle machine, and a minute on a busy one. */
const BUILD_MS = 240_000;

/** Runs all tests of the calling file on a panel whose English is the pseudo-language. */
export function onPseudoPanel(): void {
  beforeAll(async () => {
    panelUnderTest.folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-pseudo-'));
    await buildPseudoPanel(panelUnderTest.folder);
  }, BUILD_MS);
  afterAll(() => {
    const { folder } = panelUnderTest;
    panelUnderTest.folder = undefined;
    if (folder) rmSync(folder, { recursive: true });
  });
}
