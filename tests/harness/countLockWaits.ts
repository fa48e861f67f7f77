import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';

/** Number of connections to this PostgreSQL database that wait for a lock. */
export async function countLockWaits(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where "datname" = current_database() and "wait_event_type" = 'Lock'`.execute(db);
  return rows.length;
}
