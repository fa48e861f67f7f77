import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the state of the code: runs the numbered migrations that it has not seen, all or
 * none. Kysely's advisory lock lets several processes start at once; the others wait for the first.
 *
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  return db.connection().execute(async (session) => {
    // Building an index over a million rows, or waiting for the process that does, may take its time.
    await sql`set statement_timeout = 0`.execute(session);
    try {
      const migrator = new Migrator({ db: session, provider: { getMigrations: readMigrations } });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return results.map((result) => result.migrationName);
    } finally {
      await sql`set statement_timeout = '30s'`.execute(session);
    }
  });
}

/** All of this release, by name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.ts$/.test(file)).sort();
  const migrations = files.map(async (file) => {
    const migration: Migration = await import(new URL(file, folder).href);
    return [file.slice(0, -'.ts'.length), migration] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}
