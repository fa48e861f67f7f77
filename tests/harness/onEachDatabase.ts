import { describe, inject } from 'vitest';
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts';

/**
 * Runs the tests on the embedded database and on PostgreSQL, where they are skipped if there is none. In the
 * project `distributed` they only run on a server whose tables are partitioned by foundation.
 *
 * @example
 * onEachDatabase('sessions', (open) => {
 *   let database: TestDatabase;
 *   beforeAll(async () => { database = await open(); });
 *   afterAll(() => database.close());
 *   …
 * });
 */
export function onEachDatabase(name: string, tests: (open: () => Promise<TestDatabase>) => void): void {
  if (process.env.DISTRIBUTED) {
    describe.skipIf('missing' in inject('postgres'))(`${name}, distributed`, () =>
      tests(() => openTestDatabase('distributed')),
    );
    return;
  }
  onEmbedded(name, tests);
  onPostgres(name, tests);
}

/**
 * Runs the tests on PostgreSQL, or on the embedded database where there is no PostgreSQL: for what is decided
 * by code that no database can change, such as who may do what, and which input is refused. It takes a third
 * of the time of both. `EVERY_DATABASE=1` runs them on both.
 */
export function onOneDatabase(name: string, tests: (open: () => Promise<TestDatabase>) => void): void {
  if (process.env.EVERY_DATABASE === '1' || process.env.DISTRIBUTED) onEachDatabase(name, tests);
  else if ('missing' in inject('postgres')) onEmbedded(name, tests);
  else onPostgres(name, tests);
}

function onEmbedded(name: string, tests: (open: () => Promise<TestDatabase>) => void): void {
  describe(`${name}, embedded`, () => tests(() => openTestDatabase('pglite')));
}

function onPostgres(name: string, tests: (open: () => Promise<TestDatabase>) => void): void {
  describe.skipIf('missing' in inject('postgres'))(`${name}, PostgreSQL`, () =>
    tests(() => openTestDatabase('postgres')),
  );
}
