import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { backupText } from './backup/backupText.ts';
import { readFileName } from './backup/readFileName.ts';
import { withSnapshot } from './backup/withSnapshot.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { withProgress } from './shared/withProgress.ts';

/**
 * `npm run backup -- FILE` writes everything a panel stores, including files, as of one moment, whether
 * servers run or not.
 */
await exitOnStartError(async () => {
  const file = readFileName('backup', process.argv.slice(2));
  if (existsSync(file)) throw new StartError(`${file} is there already, and no backup is overwritten.`);
  const { rows, seconds } = await withProgress('Backup', (progress) =>
    withSnapshot(readConfig(process.env), (snapshot) => writeBackup(file, backupText(snapshot, progress))),
  );
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
  console.log(`Wrote ${rows} records to ${file}: ${megabytes} MB in ${seconds} s.`);
});
