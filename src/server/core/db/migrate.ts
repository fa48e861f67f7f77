import { readdir } from 'node:fs/promises';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../config/StartError.ts';
import type { Database } from './schema.ts';
import { acrossFoundations } from './scope.ts';
import type { Trx } from './transaction.ts';
import { walls } from './walls.ts';
import { WALLED } from './wire/scopeStatement.ts';

const folder = new URL('./migrations/', import.meta.url);
const migrationName = /^\d{4}_\w+\.ts$/;

interface Migrated {
  /** The names of the migrations that ran. */
  readonly ran: readonly string[];
  /** Of those that a newer release ran before us. */
  readonly newer: readonly string[];
}

/**
 * Brings the database to the state of the code: runs the numbered migrations that it has not seen, all or none. Several
 * processes may start at once; the others wait for the first. A database that a newer release has brought further is
 * left as it is: until the update has reached all servers, one of the old ones may have to start again.
 * @throws {StartError} when what ran is neither the beginning of what we know nor goes on where that ends
 */
export function migrate(db: Kysely<Database>): Promise<Migrated> {
  return acrossFoundations(() =>
    db.transaction().execute(async (trx) => {
      // Building an index over a million rows, or waiting for the process that does, may take its time.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(hashtext('migrations'))`.execute(trx);
      const known = await listMigrations();
      const executed = await readExecuted(trx);
      const newer = newerThan(known, executed);
      if (newer.length > 0) return { ran: [], newer };
      const ran = known.slice(executed.length);
      // Kysely looks at all tables before it says so: half a second of each start on PGlite.
      if (ran.length > 0) await runMigrations(trx);
      return { ran, newer };
    }),
  );
}

async function runMigrations(trx: Trx): Promise<void> {
  // After a failure Kysely asks the transaction once more, and would hand on what that says: that it is aborted.
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

/** The names of all of this release, in their order. */
async function listMigrations(): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const misnamed = files.find((file) => !migrationName.test(file));
  if (misnamed)
    throw new StartError(
      `The migration ${misnamed} is not named as 0001_what_it_does.ts, and so never runs.`,
    );
  return files.map((file) => file.slice(0, -'.ts'.length)).sort();
}

/** All of this release, by name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const names = await listMigrations();
  const migrations = names.map(async (name) => {
    const migration: Migration = await import(new URL(`${name}.ts`, folder).href);
    return [name, betweenWalls(migration, name === names.at(-1))] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/**
 * All migrations are one transaction, so nobody finds the walls down. They stand as the last one left them: an old server
 * that starts again during an update cannot put its own back.
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

/** Kysely itself would refuse them all. */
function newerThan(known: readonly string[], executed: readonly string[]): string[] {
  const parting = executed.findIndex((name, index) => name !== known[index]);
  if (parting === -1) return [];
  if (parting === known.length) return executed.slice(parting);
  throw new StartError(
    `The database is of another line of releases: it has seen the migration ${executed[parting]}, but not ${known[parting]} before it. ` +
      'Start the release that it comes from, or restore its backup.',
  );
}

/**
 * Makes the views of walls.ts in a schema of their own: to a foundation's statements that schema is all there is
 * (scopeStatement.ts), so `"volunteers"` means its own volunteers to them, whatever they forget.
 *
 * Row-level security would do the same by a role, but keeps the index of a search from being used: with it a condition
 * may not look at a row before the policy has, unless its function is `leakproof`, and LIKE is not. A rare name among
 * 300,000 rows then takes 42 ms instead of 0.7. It also needs a right that the owner of a database need not have (a
 * role), is void for superusers, and breaks pg_dump where it is forced upon owners. Views know none of that.
 */
export async function raiseWalls(db: QueryExecutorProvider): Promise<void> {
  await sql`create schema ${sql.id(WALLED)}`.execute(db);
  for (const statement of wallStatements) await sql.raw(statement).execute(db);
}

/** For migrations: a table cannot lose a column that a view shows. */
export async function lowerWalls(db: QueryExecutorProvider): Promise<void> {
  await sql`drop schema if exists ${sql.id(WALLED)} cascade`.execute(db);
}

/** Read once a statement; nothing equals it where no foundation was named. */
const FOUNDATION = `(select nullif(current_setting('panel.organization', true), '')::uuid)`;

/** What makes the views of walls.ts, each of the table of the same name. */
export const wallStatements: readonly string[] = Object.keys(walls).sort().flatMap(viewOf);

function viewOf(table: string): string[] {
  const wall = walls[table as keyof typeof walls];
  if (wall === 'closed') return [];
  const view = `create view ${WALLED}."${table}" as select * from public."${table}" as "row"`;
  if (wall === 'open') return [view];
  if (wall === 'insert') return [`${view} where false`];
  return [`${view} where "row"."${wall.own}" = ${FOUNDATION} with check option`];
}
