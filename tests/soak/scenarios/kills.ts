import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { median } from '../../../scripts/measure/bench/inTurns.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { startServer } from '../../harness/startServer.ts';
import { type Action, attachFile, createEvent, type Written } from './actions.ts';
import { Refused } from './answerOf.ts';
import { findLost } from './findLost.ts';
import { insertTeam } from './insertTeam.ts';
import type { Findings, Scenario } from './Scenario.ts';
import { withEmbedded } from './withEmbedded.ts';

/** Acknowledged in a round before its kill may come; then it comes within so many milliseconds. */
const FIRST = 5;
const SPREAD_MS = 400;

export const kills: Scenario<{ kills: number }> = {
  about:
    'embedded database: kill -9 in a loop during writes; nothing acknowledged is lost, each start needs no hand',
  size: { kills: 50 },
  run: async ({ kills: rounds }, { say }) => {
    const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-kills-'));
    const onDatabase = <T>(work: (db: Kysely<Database>) => Promise<T>) => withEmbedded(folder, work);
    try {
      const team = await onDatabase(async (db) => {
        await migrate(db);
        return insertTeam(db);
      });
      const actions = [createEvent(team), createEvent(team), attachFile(team)];
      const written: Written[] = [];
      const starts: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        starts.push(await killOnce(folder, actions, written));
        say(`kill ${round} of ${rounds}: ${written.length} writes acknowledged so far`);
      }
      const issues = await onDatabase((db) => findLost(written, db));
      return report(written, starts, issues);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** Starts a server, writes, and kills it in the middle. @returns how long it took to start */
async function killOnce(folder: string, actions: readonly Action[], written: Written[]): Promise<number> {
  const before = performance.now();
  const server = await startServer({ DATA_DIR: folder });
  const start = performance.now() - before;
  const enough = written.length + FIRST;
  const writing = Promise.all(actions.map((action) => writeUntilCut(action, server.url, written)));
  while (written.length < enough) await delay(1);
  await delay(Math.random() * SPREAD_MS);
  await server.stop('SIGKILL');
  await writing;
  return start;
}

async function writeUntilCut(action: Action, url: string, written: Written[]): Promise<void> {
  for (;;) {
    try {
      written.push(await action(url));
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
  }
}

function report(written: readonly Written[], starts: readonly number[], issues: string[]): Findings {
  return {
    figures: {
      kills: starts.length,
      'writes acknowledged': written.length,
      lost: issues.length,
      'start after a kill, median': `${Math.round(median(starts))} ms`,
      'start after a kill, longest': `${Math.round(Math.max(...starts))} ms`,
    },
    issues,
  };
}
