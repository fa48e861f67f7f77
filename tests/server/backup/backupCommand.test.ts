import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileName } from '../../../scripts/operate/backup/readFileName.ts';
import { withSnapshot } from '../../../scripts/operate/backup/withSnapshot.ts';
import { readConfig } from '../../../src/server/core/config/config.ts';
import { lockDataFolder } from '../../../src/server/core/db/dataFolderLock.ts';
import { fillDataFolder, inDataFolder } from '../../harness/dataFolder.ts';
import { runCommand } from '../../harness/runCommand.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { createEvent } from '../../soak/scenarios/actions.ts';
import { insertTeam, type Team } from '../../soak/scenarios/insertTeam.ts';
import { keptDigests } from './keptDigests.ts';

const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-backup-command-'));
const source = join(folder, 'source');
const target = join(folder, 'target');
const file = join(folder, 'panel.backup');
let server: ServerProcess;
let team: Team;

beforeAll(async () => {
  team = await fillDataFolder(source, insertTeam);
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('the embedded database is backed up while its server goes on writing, and restored elsewhere', async () => {
  server = await startServer({ DATA_DIR: source });
  let isBackedUp = false;
  let written = 0;
  const writing = (async () => {
    for (; !isBackedUp; written += 1) await createEvent(team)(server.url);
  })();
  const backup = await runCommand('backup', source, file);
  isBackedUp = true;
  await writing;
  expect(backup).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Wrote \d+ records to .+panel\.backup/),
  });
  // The server deletes its copy once the command has ended.
  const copies = () => readdirSync(source).filter((name) => name.startsWith('copy-'));
  await expect.poll(copies).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await server.stop()).toBe(0);

  const restored = await runCommand('restore', target, file);
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Restored \d+ records as they were on /),
  });
  // Each event with its entry, and none that was written after the copy was made.
  const events = await inDataFolder(target, async (db) => {
    const digests = await keptDigests(db);
    expect(digests.history?.split(' ')[0]).toBe(digests.events?.split(' ')[0]);
    return Number(digests.events?.split(' ')[0]);
  });
  expect(events).toBeGreaterThan(0);
  expect(events).toBeLessThanOrEqual(written);
}, 120_000);

describe('what cannot be done is one line', () => {
  const backUp = (dataDir: string) =>
    withSnapshot(readConfig({ DATA_DIR: dataDir }), async () => {
      throw new Error('there was something to back up');
    });

  test('where there is no database, and none is made', async () => {
    const missing = join(folder, 'nothing');
    await expect(backUp(missing)).rejects.toThrow(
      /^There is no database in .+nothing: set DATA_DIR or DATABASE_URL\.$/,
    );
    expect(existsSync(missing)).toBe(false);
  });

  test('where another process than a server has it', async () => {
    const unlock = lockDataFolder(target);
    await expect(backUp(target)).rejects.toThrow(
      /is in use by another process .+\nIt gives no copy .+: only a running server does\.$/,
    );
    unlock();
  });

  test('without the name of a file, or with that of one that is there', async () => {
    for (const args of [[], ['--file'], ['one', 'other']])
      expect(() => readFileName('restore', args)).toThrow('Say which file: npm run restore -- FILE');
    expect(await runCommand('backup', source, file)).toMatchObject({
      ...{ code: 1, stdout: '', stderr: `${file} is there already, and no backup is overwritten.\n` },
    });
  });
});
