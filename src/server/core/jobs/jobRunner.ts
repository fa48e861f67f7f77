import { sql } from 'kysely';
import { acrossTenants } from '../db/scope.ts';
import type { Queries } from '../db/transaction.ts';
import type { Log } from '../log/createLog.ts';
import type { Job } from './Job.ts';
import { poll } from './poll.ts';

export interface JobRunner {
  /** Starts running due jobs in the background. */
  readonly start: () => void;
  /** Waits for the current steps and starts no others. */
  readonly stop: () => Promise<void>;
  /** Runs all due jobs now and returns their names. */
  readonly runOnce: () => Promise<readonly string[]>;
}

/** Polling interval for due jobs. */
const POLL_MS = 5_000;

/** Timeout of a run: it is aborted, and if its process is dead, another may start the job. */
const LONGEST_RUN_SECONDS = 300;

/** Pause after a failed or aborted run, unless the job's interval is shorter. */
const RETRY_SECONDS = 60;

/**
 * Runs scheduled jobs; for each due run, one process claims it in the database.
 *
 * @example
 * const runner = createJobRunner(scheduledJobs(services), services, log);
 * runner.start();
 * await runner.stop();
 */
export function createJobRunner(jobs: readonly Job[], { db }: { db: Queries }, log: Log): JobRunner {
  const names = jobs.map(({ name }) => name);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let areKnown = false;
  let work: Promise<void> | undefined;

  const begin = async (): Promise<readonly { name: string; ended: Promise<void> }[]> => {
    if (!areKnown) await insertNewJobs(names, db);
    areKnown = true;
    const due = await claimJobs(names, db);
    return jobs
      .filter(({ name }) => due.includes(name))
      .map((job) => {
        const ended = runJob(job, stopping.signal, { db, log }).finally(() => running.delete(ended));
        running.add(ended);
        return { name: job.name, ended };
      });
  };

  const onFailure = (err: unknown) => log.error({ err }, 'due jobs could not be read');

  return {
    runOnce: () =>
      acrossTenants(async () => {
        const begun = await begin();
        await Promise.all(begun.map(({ ended }) => ended));
        return begun.map(({ name }) => name);
      }),
    start: () => {
      work ??= acrossTenants(() => poll(begin, POLL_MS, onFailure, stopping.signal));
    },
    stop: async () => {
      stopping.abort();
      await work;
      await Promise.all(running);
    },
  };
}

/**
 * Runs one claimed job; never rejects. If recording its end fails, the job is due again when the claim
 * expires.
 */
async function runJob(
  { name, everySeconds, run }: Job,
  stopping: AbortSignal,
  { db, log }: { db: Queries; log: Log },
): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_RUN_SECONDS * 1000)]);
  let isDone = false;
  try {
    await run(signal);
    isDone = !signal.aborted;
  } catch (err) {
    log.error({ err }, `job ${name} failed`);
  }
  const pause = isDone ? everySeconds : Math.min(everySeconds, RETRY_SECONDS);
  await setNextRun(name, pause, db).catch((err: unknown) =>
    log.error({ err }, `the end of job ${name} could not be noted`),
  );
}

/** Inserts jobs not known yet; they are due at once. */
async function insertNewJobs(names: readonly string[], db: Queries): Promise<void> {
  await sql`insert into "jobs" ("name") select unnest(${names}::text[]) on conflict do nothing`.execute(db);
}

/**
 * Claims due jobs for as long as a run may take, skipping those that another process is claiming. As with mails, no
 * transaction is open while they run.
 * @returns their names
 */
async function claimJobs(names: readonly string[], db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with "due" as materialized (
      select "name" from "jobs" where "name" = any(${names}::text[]) and "nextRunAt" <= now()
      for update skip locked
    )
    update "jobs" set "nextRunAt" = now() + make_interval(secs => ${LONGEST_RUN_SECONDS})
    from "due" where "jobs"."name" = "due"."name"
    returning "jobs"."name"`.execute(db);
  return rows.map(({ name }) => name);
}

async function setNextRun(name: string, seconds: number, db: Queries): Promise<void> {
  await sql`update "jobs" set "nextRunAt" = now() + make_interval(secs => ${seconds})
    where "name" = ${name}`.execute(db);
}
