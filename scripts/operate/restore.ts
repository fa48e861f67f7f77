import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { isDatabaseAway } from '../../src/server/core/db/isDatabaseAway.ts';
import { readBackup } from './backup/readBackup.ts';
import { readFileName } from './backup/readFileName.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { withDatabase } from './shared/withDatabase.ts';
import { withProgress } from './shared/withProgress.ts';

/**
 * `npm run restore -- FILE` fills an empty database, embedded or PostgreSQL, from a backup of either, all or
 * nothing, and migrates it to this release.
 */
await exitOnStartError(async () => {
  const backup = await readBackup(readFileName('restore', process.argv.slice(2)));
  const { rows, seconds } = await withProgress('Restore', (progress) =>
    withDatabase(readConfig(process.env), (db) => restoreBackup(backup, db, progress)),
  ).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database went away (${why}): nothing was restored. Restore once more when it is back.`,
    );
  });
  console.log(`Restored ${rows} records as they were on ${backup.header.at} in ${seconds} s.`);
});
