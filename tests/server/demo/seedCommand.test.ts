import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectEmbedded } from '../../../src/server/core/db/connectEmbedded.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { loadDemoData } from '../../../src/server/demo/loadDemoData.ts';
import { runNode } from '../../harness/runNode.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-seed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function seed(...args: string[]) {
  const environment = { DATA_DIR: folder, DATABASE_URL: '', HOST: '' };
  return runNode(['scripts/operate/seed.ts', ...args], { cwd: root, environment });
}

test('the command refuses in one line, adds once, and refuses the same again', async () => {
  const missing = await seed('--volunteers', '10');
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toMatch(/^There is no foundation to add to: .+\n$/);

  const { db, close } = await connectEmbedded(join(folder, 'db'), 'all');
  await migrate(db);
  await loadDemoData({ db });
  await close();
  const added = await seed('--volunteers', '300', '--events', '5', '--people', '5');
  expect(added.code).toBe(0);
  expect(added.stderr).toContain('100 % · 310 of 310');
  expect(added.stdout).toContain('Added 310 records to Fundacja Pomocna Dłoń');

  const again = await seed('--volunteers', '300', '--events', '5', '--people', '5');
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('These records are there already');
}, 120_000);
