import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { panelConstants } from '../scripts/build/panel/panelConstants.ts';
import { LongestFirst } from './harness/LongestFirst.ts';
import { temporaryFolder } from './harness/temporaryFolder.ts';

const root = join(import.meta.dirname, '..');

// Each file of `panel` reads the same libraries anew: compiled once, they take a sixth less.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
process.env.TMPDIR ??= temporaryFolder();

/** These wait for databases, browsers and other processes: one worker more than there are cores. They come last. */
const waiting = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } };

/** `contract`, `server`, `panel` and `e2e` mirror src, `distributed` is part of `server` once more; the databases they share are started once a run. */
export default defineConfig({
  root,
  // As in vite.config.ts, where nobody has set anything.
  define: panelConstants({}),
  test: {
    globalSetup: ['tests/harness/globalSetup.ts'],
    sequence: { sequencer: LongestFirst },
    // By default one core stays idle, and on two that is half of the time.
    maxWorkers: availableParallelism(),
    projects: [
      project('contract'),
      // One worker reads the server and the embedded database once for all files: half the time.
      project('server', { isolate: false, ...waiting }),
      // Lists, sign-up, walls and exports, with all tables of foundations in hash partitions by the foundation.
      project('distributed', {
        isolate: false,
        ...waiting,
        env: { DISTRIBUTED: '1' },
        include: [
          ...[
            'ground/listSorts',
            'ground/walls',
            'events/participants/signUp',
            'events/participants/waitingList',
          ],
          ...['people-in-need/peopleInNeed', 'team/teamList', 'volunteers/volunteerExport'],
          ...['volunteers/volunteerList', 'volunteers/volunteerSearch', 'notifications/notificationStream'],
        ].map((name) => `tests/server/${name}.test.ts`),
      }),
      project('panel', { isolate: false, setupFiles: ['tests/panel/support/setup.ts'] }),
      project('e2e', {
        // A worker reads the server once, and its Chromium serves all of its files.
        isolate: false,
        ...waiting,
        globalSetup: ['tests/harness/e2e/globalSetup.ts'],
      }),
    ],
    // How long anything may take on a machine that is busy with other tests: all of them wait for what comes at once.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

function project(name: string, options: TestProjectInlineConfiguration['test'] = {}) {
  return {
    extends: true as const,
    test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], globalSetup: [], ...options },
  };
}
