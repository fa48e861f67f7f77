import { type Kysely, sql } from 'kysely';
import { Migrator, NO_MIGRATIONS } from 'kysely/migration';
import { DatabaseError } from 'pg';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { isDatabaseAway } from '../../../src/server/core/db/isDatabaseAway.ts';
import { migrate, readMigrations } from '../../../src/server/core/db/migrate.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { inTransaction, type Trx } from '../../../src/server/core/db/transaction.ts';
import type { Progress } from '../shared/withProgress.ts';
import type { BackupHeader } from './Backup.ts';
import type { OpenBackup, Portion } from './readBackup.ts';

/**
 * Restores a backup into an empty database, all or nothing: runs the backup's migrations to create the
 * tables, fills them, and then runs newer migrations, which find data to change.
 * @throws {StartError} when the database is not empty, or the backup is newer than this release or damaged
 */
export async function restoreBackup(
  backup: OpenBackup,
  db: Kysely<Database>,
  { onBegin, onRows }: Progress,
): Promise<void> {
  await requireEmpty(db);
  await makeMigrationTables(db);
  await inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await runMigrations(backup.header, trx);
    onBegin(backup.header.tables.reduce((sum, { rows }) => sum + rows, 0));
    await restoreRows(backup, trx, onRows);
  });
  await migrate(db);
  await db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`analyze`.execute(session);
    await sql`set statement_timeout = '30s'`.execute(session);
  });
}

async function requireEmpty(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select "tablename" as "name" from pg_tables
    where "schemaname" = current_schema() and "tablename" not like 'kysely\\_%' limit 1`.execute(db);
  if (rows.length > 0) throw new StartError(NOT_EMPTY);
}

const NOT_EMPTY =
  'The database is not empty, and nothing in it is overwritten: restore into a new one (another database in ' +
  'DATABASE_URL, or another folder in DATA_DIR) in which no server has been started yet.';

/** Kysely's own tables; a database with only these counts as empty. */
async function makeMigrationTables(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateTo(NO_MIGRATIONS);
  if (error !== undefined) throw error;
}

async function runMigrations({ migrations }: BackupHeader, trx: Trx): Promise<void> {
  const known = await readMigrations();
  for (const { name, timestamp } of migrations) {
    await known[name]?.up(trx);
    await sql`insert into "kysely_migration" ("name", "timestamp") values (${name}, ${timestamp})`.execute(
      trx,
    );
  }
}

/** Fills the empty tables from a backup. */
export async function restoreRows(
  { header, portions }: OpenBackup,
  trx: Trx,
  onRows: Progress['onRows'],
): Promise<void> {
  // The triggers' effects are already part of the data.
  for (const { name } of header.tables) await setTriggers(name, 'disable', trx);
  for await (const portion of portions) {
    await insert(portion, trx).catch((error: unknown) => {
      throw refused(portion, error);
    });
    onRows(portion.rows.length);
  }
  for (const { name } of header.tables) await setTriggers(name, 'enable', trx);
  for (const [name, value] of Object.entries(header.sequences)) {
    await sql`select setval(quote_ident(${name})::regclass, ${value})`.execute(trx);
  }
}

/** Rows of an intact file that the database refuses: it was edited by hand. */
function refused({ table, line, rows }: Portion, error: unknown): unknown {
  if (!(error instanceof DatabaseError) || isDatabaseAway(error)) return error;
  return new StartError(
    `The database takes none of the lines ${line} to ${line + rows.length - 1} (${table.name}): ${error.message.replaceAll('\n', ' ')}. Nothing was restored.`,
  );
}

async function insert({ table: { name, columns }, rows }: Portion, trx: Trx): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const text = `[${rows.join(',')}]`;
  await sql`insert into ${sql.table(name)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${text}::json)`.execute(trx);
}

async function setTriggers(table: string, state: 'enable' | 'disable', trx: Trx): Promise<void> {
  await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(trx);
}
