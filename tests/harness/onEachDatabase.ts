import { describe, inject } from 'vitest';
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts';

/**
 * The same tests on the embedded database and on a PostgreSQL server; those are skipped where there is none. In the project
 * `distributed` they run on a server whose tables are in partitions by the foundation, and nowhere else.
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
  describe(`${name}, embedded`, () => tests(() => openTestDatabase('pglite')));
  describe.skipIf('missing' in inject('postgres'))(`${name}, PostgreSQL`, () =>
    tests(() => openTestDatabase('postgres')),
  );
}
