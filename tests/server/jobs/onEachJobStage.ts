import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import type { Queries } from '../../../src/server/core/db/transaction.ts';
import type { Job } from '../../../src/server/core/jobs/Job.ts';
import { createJobRunner, type JobRunner } from '../../../src/server/core/jobs/jobRunner.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

/** What a test of scheduled work finds: no job known, and runners as if each were a process. */
export interface JobStage extends Pick<TestDatabase, 'kind' | 'url' | 'db'> {
  /** The runner of a process: on PostgreSQL with connections of its own. */
  readonly createRunner: (...jobs: Job[]) => JobRunner & { log: () => string };
  /** Seconds until each job is due, by name. */
  readonly pauses: () => Promise<Record<string, number>>;
  /** Moves the clock: every job is due. */
  readonly passPauses: () => Promise<void>;
}

/** The same tests on both databases. */
export function onEachJobStage(name: string, tests: (stage: JobStage) => void): void {
  onEachDatabase(name, (open) => {
    const stage = {} as JobStage;
    const closing: (() => Promise<void>)[] = [];
    let database: TestDatabase;
    beforeAll(async () => {
      database = await open();
      const { db, url } = database;
      const connection = (): Queries => {
        if (url === undefined) return db;
        const own = connectPostgres(url, () => {}, 'all').db;
        closing.push(() => own.destroy());
        return own;
      };
      Object.assign(stage, database, {
        createRunner: (...jobs) => {
          const out = new PassThrough();
          const runner = createJobRunner(jobs, { db: connection() }, createLog(out));
          closing.unshift(runner.stop);
          return { ...runner, log: () => String(out.read() ?? '') };
        },
        pauses: () => readPauses(db),
        passPauses: async () => {
          await sql`update "jobs" set "nextRunAt" = now()`.execute(db);
        },
      } satisfies Partial<JobStage>);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      await sql`delete from "jobs"`.execute(database.db);
    });
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
    });
    tests(stage);
  });
}

async function readPauses(db: Queries): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; pause: number }>`
    select "name", round(extract(epoch from "nextRunAt" - now()))::int as "pause" from "jobs"`.execute(db);
  return Object.fromEntries(rows.map(({ name, pause }) => [name, pause]));
}
