import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';

/** Makes jobs known that no process ran before: they are due at once. */
export async function insertNewJobs(names: readonly string[], db: Queries): Promise<void> {
  await sql`insert into "jobs" ("name") select unnest(${names}::text[]) on conflict do nothing`.execute(db);
}

/**
 * Takes the jobs that are due, out of those named. Nobody else gets them for so many seconds; those that another
 * process is just taking are skipped. As with mails, no transaction is open while they run.
 * @returns their names
 */
export async function claimJobs(names: readonly string[], seconds: number, db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with "due" as materialized (
      select "name" from "jobs" where "name" = any(${names}::text[]) and "nextRunAt" <= now()
      for update skip locked
    )
    update "jobs" set "nextRunAt" = now() + make_interval(secs => ${seconds})
    from "due" where "jobs"."name" = "due"."name"
    returning "jobs"."name"`.execute(db);
  return rows.map(({ name }) => name);
}

export async function setNextRun(name: string, seconds: number, db: Queries): Promise<void> {
  await sql`update "jobs" set "nextRunAt" = now() + make_interval(secs => ${seconds})
    where "name" = ${name}`.execute(db);
}
