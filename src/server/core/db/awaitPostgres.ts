import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../config/StartError.ts';
import type { Log } from '../log/createLog.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import type { Database } from './schema.ts';
import { acrossFoundations } from './scope.ts';

/** Services are often started together, and a database takes longer than a server. */
const PATIENCE_MS = 10_000;

/** @throws {StartError} when what DATABASE_URL names cannot be used, or does not answer for some seconds */
export function awaitPostgres(db: Kysely<Database>, log: Log): Promise<void> {
  return acrossFoundations(async () => {
    await untilItAnswers(db, log);
    await requireUtf8(db);
    await refuseMixing(db);
  });
}

async function untilItAnswers(db: Kysely<Database>, log: Log): Promise<void> {
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

/** As `createdb` makes it where the machine's language is not set; sorting by language would fail in the middle of the migrations. */
async function requireUtf8(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as "encoding"`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `The database of DATABASE_URL is in ${encoding}, and names need UTF8: make one by create database NAME encoding 'UTF8' template template0.`,
  );
}

const MIXES =
  'DATABASE_URL names a pooler that mixes connections, as PgBouncer does in its transaction and statement mode. Statements ' +
  'that are prepared and live notices need their own: set its pool_mode to session, or name the PostgreSQL server itself.';

/** Its trouble would come under load, here and there, and as something else. */
async function refuseMixing(db: Kysely<Database>): Promise<void> {
  const isMixing = await db.connection().execute(async (one) => {
    const own = await processBehind(one);
    // A transaction keeps its process: where that was ours, we are given another.
    return db
      .transaction()
      .execute(async (trx) => (await processBehind(trx)) === own || (await processBehind(one)) !== own);
  });
  if (isMixing) throw new StartError(MIXES);
}

/** Of the server; VALUES, because a SELECT that comes often is prepared. */
async function processBehind(session: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ column1: number }>`values (pg_backend_pid())`.execute(session);
  return rows[0]?.column1;
}
