import { afterAll, beforeAll } from 'vitest';
import { type Foundation, insertFoundation } from './insertFoundation.ts';
import { onEachDatabase, onOneDatabase } from './onEachDatabase.ts';
import type { TestDatabase } from './openTestDatabase.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

/** Fixture of a server test: a database, the server on it, and two foundations. */
export interface Stage
  extends Omit<TestServer, 'close'>,
    Pick<TestDatabase, 'kind' | 'db' | 'walled' | 'url'> {
  readonly own: Foundation;
  readonly other: Foundation;
}

/**
 * Runs server tests on both databases. The stage is set in `beforeAll`, so read it only in tests and hooks.
 *
 * @example
 * onEachServer('logging out', (stage) => {
 *   test('ends the session', async () => {
 *     await stage.call('logout', { as: stage.own.admin });
 *     …
 */
export function onEachServer(name: string, tests: (stage: Stage) => void): void {
  onEachDatabase(name, (open) => tests(stageOn(open)));
}

/** Runs server tests on one database (see `onOneDatabase`): for what no database can change. */
export function onOneServer(name: string, tests: (stage: Stage) => void): void {
  onOneDatabase(name, (open) => tests(stageOn(open)));
}

function stageOn(open: () => Promise<TestDatabase>): Stage {
  const stage = {} as Stage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    const server = await startTestServer(database);
    const own = await insertFoundation(database.db, server, 'Fundacja Pomocna Dłoń');
    const other = await insertFoundation(database.db, server, 'Фонд Тепла');
    Object.assign(stage, database, server, { own, other });
    close = async () => {
      await server.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return stage;
}
