import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { operations } from '../../src/contract/generated/operations.ts';
import { embeddedOptions } from '../../src/server/db/connectEmbedded.ts';
import { connectPostgres } from '../../src/server/db/connectPostgres.ts';
import { embeddedPool } from '../../src/server/db/embeddedPool.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { overPool } from '../../src/server/db/overPool.ts';
import type { Database } from '../../src/server/db/schema.ts';
import { type RequestsReport, sendRequests } from '../../tests/support/requests/sendRequests.ts';
import type { Findings, Scenario, SoakStage } from './Scenario.ts';

const ids = Object.keys(operations);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const PROGRESS = 2_000;
/** A text of the report that is longer than this is told by its beginning. */
const LONGEST_REPORT = 3_000;
/** What may be left behind by all requests after the first quarter, when everything has been compiled and filled. */
const LEAK_MB = 64;

export const requests: Scenario<{ requests: number; seed: number }> = {
  about: 'generated requests, right and wrong, of all operations and roles, on each database',
  size: { requests: 20_000, seed: 1 + (Date.now() % 2 ** 31) },
  run: async (size, stage) => {
    const onEmbedded = await sendTo('embedded', await openEmbedded(), size, stage);
    const onPostgres = await sendTo('PostgreSQL', await openPostgres(stage), size, stage);
    return {
      figures: { seed: size.seed, ...onEmbedded.figures, ...onPostgres.figures },
      faults: [...onEmbedded.faults, ...onPostgres.faults],
    };
  },
};

interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** As a server has it: nothing is visible to whom did not say for whom it works. */
  readonly walled: Kysely<Database>;
  readonly close: () => Promise<void>;
}

async function openEmbedded(): Promise<OpenDatabase> {
  const pglite = await PGlite.create(embeddedOptions);
  const pool = embeddedPool(pglite);
  const db = overPool(pool, 'all');
  await migrate(db);
  return { db, walled: overPool(pool), close: () => pglite.close() };
}

async function openPostgres(stage: SoakStage): Promise<OpenDatabase> {
  const { db, url, close } = await stage.openDatabase();
  const walled = connectPostgres(url, () => {}).db;
  return {
    db,
    walled,
    close: async () => {
      await walled.destroy();
      await close();
    },
  };
}

async function sendTo(
  kind: string,
  { close, ...database }: OpenDatabase,
  { requests: count, seed }: { requests: number; seed: number },
  { say }: SoakStage,
): Promise<Findings> {
  let early = 0;
  const onRequest = (sent: number) => {
    if (sent % PROGRESS === 0) say(`${kind}: ${sent} of ${count} requests, ${heapMb()} MB`);
    if (sent === Math.floor(count / 4)) early = heapMb();
  };
  const report = await sendRequests(database, { requests: count, seed, onRequest });
  await close();
  const growth = heapMb() - early;
  const leak = growth > LEAK_MB ? [`${kind}: ${growth} MB more than after the first quarter`] : [];
  return {
    figures: figuresOf(kind, report, growth),
    faults: [
      ...leak,
      ...(report.fault === null ? [] : [`${kind}: ${report.fault.slice(0, LONGEST_REPORT)}`]),
    ],
  };
}

function figuresOf(kind: string, { sent, statuses, done, slowestMs }: RequestsReport, growth: number) {
  return {
    [`${kind}, requests`]: sent,
    [`${kind}, answers by status`]: JSON.stringify(statuses),
    [`${kind}, operations done at least once`]: `${done.length} of ${ids.length}`,
    [`${kind}, operations never done`]: ids.filter((id) => !done.includes(id)).join(', ') || 'none',
    [`${kind}, slowest answer`]: `${Math.round(slowestMs)} ms`,
    [`${kind}, memory after all against after a quarter`]: `${growth} MB`,
  };
}

/** What is in use once all that can be is given back. */
function heapMb(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
}
