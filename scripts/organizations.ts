import { type Config, readConfig } from '../src/server/config.ts';
import { createLog } from '../src/server/createLog.ts';
import { awaitPostgres } from '../src/server/db/awaitPostgres.ts';
import type { Connection } from '../src/server/db/Connection.ts';
import { connect } from '../src/server/db/connect.ts';
import { DataFolderInUse } from '../src/server/db/dataFolderLock.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { StartError } from '../src/server/StartError.ts';
import { decide } from './organizations/decide.ts';
import { listOrganizations } from './organizations/listOrganizations.ts';
import { readCommand } from './organizations/readCommand.ts';

const STOP_FIRST =
  'Only one process at a time can use the embedded database: stop the server, run this again, and start the server. ' +
  'With a PostgreSQL server (DATABASE_URL) this works while servers run.';

/**
 * `npm run organizations -- list [--all] | approve ID | decline ID --why "…"`: for the operator, who looks at the
 * foundations that registered and decides on them.
 */
await exitOnStartError(async () => {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const { db, close } = await connectBesideServers(config);
  try {
    if (config.databaseUrl !== undefined) await awaitPostgres(db, createLog());
    await migrate(db);
    console.log(command.act === 'list' ? await listOrganizations(command, db) : await decide(command, db));
  } finally {
    await close();
  }
});

async function connectBesideServers(config: Config): Promise<Connection> {
  try {
    return await connect(config, () => {}, 'all');
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new StartError(`${error.message}\n${STOP_FIRST}`);
  }
}
