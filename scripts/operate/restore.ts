import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { awaitPostgres } from '../../src/server/core/db/awaitPostgres.ts';
import { connect } from '../../src/server/core/db/connect.ts';
import { isDatabaseAway } from '../../src/server/core/db/isDatabaseAway.ts';
import { createLog } from '../../src/server/core/log/createLog.ts';
import { progressBar } from '../build/panel/announce.ts';
import { readBackup } from './backup/readBackup.ts';
import { readFileName } from './backup/readFileName.ts';
import { restoreBackup } from './backup/restoreBackup.ts';

/**
 * `npm run restore -- FILE` fills an empty database, embedded or PostgreSQL, from a backup of either, all or
 * nothing, and migrates it to this release.
 */
await exitOnStartError(async () => {
  const file = readFileName('restore', process.argv.slice(2));
  const started = performance.now();
  const backup = await readBackup(file);
  const config = readConfig(process.env);
  const bar = progressBar('Restore');
  let records = 0;
  const { db, close } = await connect(config, () => {}, 'all');
  try {
    if (config.databaseUrl !== undefined) await awaitPostgres(db, createLog());
    const onBegin = (rows: number) => {
      records = rows;
      bar.start(rows, 0);
    };
    await restoreBackup(backup, db, { onBegin, onStored: (rows) => bar.increment(rows) });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database went away (${why}): nothing was restored. Restore once more when it is back.`,
    );
  } finally {
    bar.stop();
    await close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Restored ${records} records as they were on ${backup.header.at} in ${seconds} s.`);
});
