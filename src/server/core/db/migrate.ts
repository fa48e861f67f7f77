import { readdir } from 'node:fs/promises';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../config/StartError.ts';
import { countLists } from './listCounts.ts';
import { migrationName } from './migrationName.ts';
import type { Database } from './schema.ts';
import { acrossTenants } from './scope.ts';
import type { Trx } from './transaction.ts';
import { waitForTurn } from './waitForTurn.ts';
import { walls } from './walls.ts';
import { TENANT_SCHEMA } from './wire/scopeStatement.ts';

const folder = new URL('./migrations/', import.meta.url);

interface Migrated {
  /** Names of the migrations that ran. */
  readonly ran: readonly string[];
  /** Migrations of a newer release, already in the database. */
  readonly newer: readonly string[];
}

/**
 * Migrates the database to this release: runs all pending migrations or none. Concurrent processes wait for
 * the first. A database migrated further by a newer release is left alone, because during a rolling update an
 * old server may restart.
 * @throws {StartError} when the executed migrations diverge from ours
 */
export function migrate(db: Kysely<Database>): Promise<Migrated> {
  return acrossTenants(() =>
    db.transaction().execute(async (trx) => {
      // Building an index over a million rows, or waiting for the process that does, may take long.
      await sql`set local statement_timeout = 0`.execute(trx);
      await waitForTurn('migrations', null, trx);
      const known = await listMigrations();
      const executed = await readExecuted(trx);
      const newer = newerThan(known, executed);
      if (newer.length > 0) return { ran: [], newer };
      const ran = known.slice(executed.length);
      // Kysely inspects all tables before it finds nothing to do: half a second of each start on PGlite.
      if (ran.length > 0) await runMigrations(trx);
      await countLists(trx);
      return { ran, newer };
    }),
  );
}

async function runMigrations(trx: Trx): Promise<void> {
  // After a failure Kysely queries the aborted transaction again and would report that error instead.
  const failures: Error[] = [];
  const getMigrations = async () => {
    const migrations = Object.entries(await readMigrations());
    return Object.fromEntries(
      migrations.map(([name, { up }]) => [name, { up: (db) => up(db).catch(tellFailure(name, failures)) }]),
    ) satisfies Record<string, Migration>;
  };
  const { error } = await new Migrator({ db: trx, provider: { getMigrations } }).migrateToLatest();
  if (error !== undefined) throw failures[0] ?? error;
}

function tellFailure(name: string, failures: Error[]) {
  return (cause: unknown): never => {
    const { message, detail } = cause as Error & { detail?: string };
    const told = detail ? `${message} – ${detail}` : message;
    failures.push(
      new StartError(`The migration ${name} failed, and nothing was changed: ${told}`, { cause }),
    );
    throw cause;
  };
}

/** Names of all migrations of this release, in order. */
async function listMigrations(): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const misnamed = files.find((file) => !migrationName.test(file));
  if (misnamed)
    throw new StartError(`The migration ${misnamed} never runs: its name must be like 0001_what_it_does.ts.`);
  return files.map((file) => file.slice(0, -'.ts'.length)).sort();
}

/** All migrations of this release, by name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const names = await listMigrations();
  const migrations = names.map(async (name) => {
    const migration: Migration = await import(new URL(`${name}.ts`, folder).href);
    return [name, betweenWalls(migration, name === names.at(-1))] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/**
 * Drops and recreates the walls around a migration. All migrations share one transaction, so the walls are
 * never seen missing. Only the last migration defines them: an old server that restarts during an update
 * cannot restore its own.
 */
function betweenWalls(migration: Migration, isLast: boolean): Migration {
  return {
    up: async (db) => {
      await lowerWalls(db);
      await migration.up(db);
      if (isLast) await raiseWalls(db);
    },
  };
}

async function readExecuted(trx: Trx): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(trx);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(trx);
  return rows.map(({ name }) => name).sort();
}

/** Kysely would refuse to run with unknown migrations. */
function newerThan(known: readonly string[], executed: readonly string[]): string[] {
  const parting = executed.findIndex((name, index) => name !== known[index]);
  if (parting === -1) return [];
  if (parting === known.length) return executed.slice(parting);
  throw new StartError(
    `The database comes from another line of releases: it has the migration ${executed[parting]}, but not ${known[parting]} before it. ` +
      'Start the release that it comes from, or restore its backup.',
  );
}

/**
 * Creates the views of walls.ts in a schema of their own, the only one that a foundation's statements can see
 * (scopeStatement.ts): `"volunteers"` then means its own volunteers, whatever the statement forgets.
 *
 * Row-level security would need a role and prevents the use of the search index: a condition may not see a
 * row before the policy unless its function is `leakproof`, and LIKE is not. A rare name among 300,000 rows
 * then takes 42 ms instead of 0.7. It also requires a right that a database owner may lack (creating a role),
 * does not apply to superusers, and breaks pg_dump when forced upon owners. Views have none of these
 * problems.
 */
export async function raiseWalls(db: QueryExecutorProvider): Promise<void> {
  await sql`create schema ${sql.id(TENANT_SCHEMA)}`.execute(db);
  for (const statement of wallStatements) await sql.raw(statement).execute(db);
}

/** For migrations: a column used by a view cannot be dropped. */
export async function lowerWalls(db: QueryExecutorProvider): Promise<void> {
  await sql`drop schema if exists ${sql.id(TENANT_SCHEMA)} cascade`.execute(db);
}

/** Evaluated once per statement; matches nothing if no foundation is set. */
const FOUNDATION = `(select nullif(current_setting('panel.organization', true), '')::uuid)`;

/** SQL that creates the views of walls.ts, one per table. */
export const wallStatements: readonly string[] = Object.keys(walls).sort().flatMap(viewOf);

function viewOf(table: string): string[] {
  const wall = walls[table as keyof typeof walls];
  if (wall === 'closed') return [];
  const view = `create view ${TENANT_SCHEMA}."${table}" as select * from public."${table}" as "row"`;
  if (wall === 'open') return [view];
  if (wall === 'insert') return [`${view} where false`];
  return [`${view} where "row"."${wall.own}" = ${FOUNDATION} with check option`];
}
