import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { lowerWalls, raiseWalls } from './raiseWalls.ts';
import type { Database } from './schema.ts';
import { acrossFoundations } from './scope.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the state of the code: runs the numbered migrations that it has not seen, all or
 * none. Kysely's advisory lock lets several processes start at once; the others wait for the first.
 *
 * @returns the names of the migrations that ran
 */
export function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  return acrossFoundations(() =>
    db.connection().execute(async (session) => {
      // Building an index over a million rows, or waiting for the process that does, may take its time.
      await sql`set statement_timeout = 0`.execute(session);
      try {
        const migrator = new Migrator({ db: session, provider: { getMigrations: readMigrations } });
        const { error, results = [] } = await migrator.migrateToLatest();
        if (error !== undefined) throw error;
        await session.transaction().execute(raiseWalls);
        return results.map((result) => result.migrationName);
      } finally {
        await sql`set statement_timeout = '30s'`.execute(session);
      }
    }),
  );
}

/** All of this release, by name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.ts$/.test(file)).sort();
  const last = files.at(-1);
  const migrations = files.map(async (file) => {
    const migration: Migration = await import(new URL(file, folder).href);
    return [file.slice(0, -'.ts'.length), betweenWalls(migration, file === last)] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/** All migrations are one transaction, so nobody finds the walls down. */
function betweenWalls(migration: Migration, isLast: boolean): Migration {
  return {
    up: async (db) => {
      await lowerWalls(db);
      await migration.up(db);
      if (isLast) await raiseWalls(db);
    },
  };
}
