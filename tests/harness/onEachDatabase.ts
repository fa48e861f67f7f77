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
  describe(`${name}, embedded`, () => tests(() => openTestDatabase('pglite')));
  describe.skipIf('missing' in inject('postgres'))(`${name}, PostgreSQL`, () =>
    tests(() => openTestDatabase('postgres')),
  );
}
