import { describe, inject } from 'vitest';
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts';

/**
 * The same tests on the embedded database and on a PostgreSQL server; those are skipped where there is none.
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
  describe(`${name}, embedded`, () => tests(() => openTestDatabase('pglite')));
  describe.skipIf('missing' in inject('postgres'))(`${name}, PostgreSQL`, () =>
    tests(() => openTestDatabase('postgres')),
  );
}
