import { type Kysely, sql } from 'kysely';

/** Work that comes up by the clock: when each job is due, so that one process at a time runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "jobs" (
    "name" text primary key,
    "nextRunAt" timestamptz not null default now()
  )`.execute(db);
}
