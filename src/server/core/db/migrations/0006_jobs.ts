import { type Kysely, sql } from 'kysely';

/** Scheduled jobs with their due times, so that one process at a time runs each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "jobs" (
    "name" text primary key,
    "nextRunAt" timestamptz not null default now()
  )`.execute(db);
}
