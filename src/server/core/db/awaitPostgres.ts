import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../config/StartError.ts';
import type { Log } from '../log/createLog.ts';
import { messageOf } from '../texts/messageOf.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import type { Database } from './schema.ts';
import { acrossTenants } from './scope.ts';

/** Services often start together, and a database takes longer than this server. */
const TIMEOUT_MS = 10_000;

/** @throws {StartError} when the database of DATABASE_URL is unusable, or unreachable for some seconds */
export function awaitPostgres(db: Kysely<Database>, log: Log): Promise<void> {
  return acrossTenants(async () => {
    await waitForAnswer(db, log);
    await requireUtf8(db);
    await refuseSharedConnections(db);
  });
}

async function waitForAnswer(db: Kysely<Database>, log: Log): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) {
        throw new StartError(`The PostgreSQL server of DATABASE_URL is not usable: ${reason(error)}.`);
      }
      if (tries === 1) log.info('waiting for the PostgreSQL server of DATABASE_URL');
      await delay(250);
    }
  }
}

function reason(error: unknown): string {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return messageOf(cause).replaceAll('\n', ' ');
}

/**
 * `createdb` without a system locale makes SQL_ASCII; localised sorting would then fail in the middle of the
 * migrations.
 */
async function requireUtf8(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as "encoding"`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `The database of DATABASE_URL uses the encoding ${encoding}, but names need UTF8. Create one by: create database NAME encoding 'UTF8' template template0.`,
  );
}

const SHARED_CONNECTIONS =
  'DATABASE_URL names a pooler that shares connections, as PgBouncer does in transaction and statement mode. Prepared ' +
  'statements and live notices need their own: set its pool_mode to session, or name the PostgreSQL server itself.';

/**
 * Detects a pooler in transaction or statement mode, which would otherwise cause obscure errors under load.
 */
async function refuseSharedConnections(db: Kysely<Database>): Promise<void> {
  const isShared = await db.connection().execute(async (one) => {
    const own = await processBehind(one);
    // The transaction keeps its server process: if that was ours, our session now gets a different one.
    return db
      .transaction()
      .execute(async (trx) => (await processBehind(trx)) === own || (await processBehind(one)) !== own);
  });
  if (isShared) throw new StartError(SHARED_CONNECTIONS);
}

/** Backend process id. Uses VALUES, because frequent SELECTs become prepared statements. */
async function processBehind(session: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ column1: number }>`values (pg_backend_pid())`.execute(session);
  return rows[0]?.column1;
}
