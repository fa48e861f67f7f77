import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { startServer } from '../../harness/startServer.ts';
import { type Action, attachFile, createEvent, type Written } from './actions.ts';
import { Refused } from './answerOf.ts';
import { callServer } from './callServer.ts';
import { findLost } from './findLost.ts';
import { insertTeam } from './insertTeam.ts';
import type { Findings, Scenario } from './Scenario.ts';
import { withEmbedded } from './withEmbedded.ts';

/** What is left on the disk when the writing begins. */
const LEFT = 3_000_000;
const UNAVAILABLE = 503;

export const diskFull: Scenario<{ megabytes: number }> = {
  about:
    'embedded database on a small disk that fills up: writes are refused with 503, reads go on; with room again all does (as root)',
  size: { megabytes: 150 },
  run: async ({ megabytes }) => {
    const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-disk-'));
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      encoding: 'utf8',
    });
    if (mount.status !== 0) throw new Error(`A small disk needs root: ${mount.stderr}`);
    try {
      return await runOn(folder);
    } finally {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  },
};

async function runOn(folder: string): Promise<Findings> {
  const team = await withEmbedded(folder, async (db) => {
    await migrate(db);
    return insertTeam(db);
  });
  const server = await startServer({ DATA_DIR: folder });
  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT)));

  const written: Written[] = [];
  const refusal = await writeUntilRefused(attachFile(team), server.url, written);
  const params = { id: team.organizationId };
  const read = await callServer(server.url, 'listVolunteers', { cookie: team.cookie, params });
  rmSync(filler);
  const before = written.length;
  const after = await writeUntilRefused(createEvent(team), server.url, written, 5);
  const code = await server.stop();
  const lost = await withEmbedded(folder, (db) => findLost(written, db));
  return {
    figures: {
      'writes until it was full': before,
      'answer then': refusal,
      'reads then': read.status,
      'answer after': after,
    },
    issues: [
      ...lost,
      ...(refusal === UNAVAILABLE ? [] : [`a write was answered ${refusal} when the disk was full`]),
      ...(read.ok ? [] : [`a list was answered ${read.status} when the disk was full`]),
      ...(after === 'all well' ? [] : [`a write was answered ${after} when there was room again`]),
      ...(code === 0 ? [] : [`the server ended with ${code}`]),
    ],
  };
}

/** @returns the status of the refusal */
async function writeUntilRefused(
  action: Action,
  url: string,
  written: Written[],
  times = 1_000,
): Promise<number | 'all well'> {
  try {
    for (let time = 0; time < times; time += 1) written.push(await action(url));
    return 'all well';
  } catch (error) {
    if (error instanceof Refused) return error.status;
    throw error;
  }
}
