import { connectPostgres } from '../../src/server/db/connectPostgres.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { startPostgres } from '../../tests/support/startPostgres.ts';
import type { SoakDatabase } from './Scenario.ts';

/** On a PostgreSQL server of its own, which ends with it. */
export async function openSoakDatabase(): Promise<SoakDatabase> {
  const server = await startPostgres();
  const url = server.urlOf('postgres');
  const db = connectPostgres(url, () => {}, 'all').db;
  await migrate(db);
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await server.stop();
    },
  };
}
