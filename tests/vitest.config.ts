import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** `contract`, `server`, `panel` and `e2e` mirror src; the databases they share are started once a run. */
export default defineConfig({
  root,
  test: {
    globalSetup: ['tests/support/globalSetup.ts'],
    projects: [project('contract'), project('server'), project('panel', 'jsdom'), project('e2e')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

function project(name: string, environment = 'node') {
  return {
    extends: true as const,
    test: { name, environment, include: [`tests/${name}/**/*.test.{ts,tsx}`], globalSetup: [] },
  };
}
