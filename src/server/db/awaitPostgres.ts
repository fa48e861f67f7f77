import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Log } from '../createLog.ts';
import { StartError } from '../StartError.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import type { Database } from './schema.ts';

/** Services are often started together, and a database takes longer than a server. */
const PATIENCE_MS = 10_000;

/** @throws {StartError} when the server of DATABASE_URL refuses us, or does not answer for some seconds */
export async function awaitPostgres(db: Kysely<Database>, log: Log): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) {
        throw new StartError(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason(error)}.`);
      }
      if (tries === 1) log.info('waiting for the PostgreSQL server of DATABASE_URL');
      await delay(250);
    }
  }
}

function reason(error: unknown): string {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error ? cause.message.replaceAll('\n', ' ') : String(cause);
}
