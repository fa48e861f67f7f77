import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPanel, isPanelBuilt } from '../../../scripts/build/panel/buildPanel.ts';
import { findHeadlessChromium } from '../../../scripts/build/setup/machine.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of Chromium and the folder of the built panel, or why they are missing. */
    browserTests: { chromium: string; panelFolder: string } | { missing: string };
  }
}

const root = join(import.meta.dirname, '../../..');

/**
 * Once per run of the browser tests: builds the current panel, in a folder apart from `dist`, which a running
 * server may use.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const chromium = findHeadlessChromium();
  if (!chromium) {
    const missing = 'there is no Chromium on this machine';
    console.warn(`\n!! Tests in a browser are SKIPPED: ${missing}\n`);
    project.provide('browserTests', { missing });
    return () => {};
  }
  const dist = join(root, 'dist');
  if (isPanelBuilt(root, dist)) {
    project.provide('browserTests', { chromium, panelFolder: dist });
    return () => {};
  }
  const panelFolder = mkdtempSync(join(tmpdir(), 'volunteer-panel-build-'));
  await buildPanel(root, panelFolder);
  project.provide('browserTests', { chromium, panelFolder });
  return () => rmSync(panelFolder, { recursive: true });
}
