import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { progressBar } from '../build/panel/announce.ts';
import { backupText } from './backup/backupText.ts';
import { readFileName } from './backup/readFileName.ts';
import { withSnapshot } from './backup/withSnapshot.ts';
import { writeBackup } from './backup/writeBackup.ts';

/**
 * `npm run backup -- FILE` writes everything a panel stores, including files, as of one moment, whether
 * servers run or not.
 */
await exitOnStartError(async () => {
  const file = readFileName('backup', process.argv.slice(2));
  if (existsSync(file)) throw new StartError(`${file} is there already, and no backup is overwritten.`);
  const started = performance.now();
  const bar = progressBar('Backup');
  let records = 0;
  try {
    await withSnapshot(readConfig(process.env), (snapshot) => {
      const onBegin = (rows: number) => {
        records = rows;
        bar.start(rows, 0);
      };
      const text = backupText(snapshot, { onBegin, onRead: (rows) => bar.increment(rows) });
      return writeBackup(file, text);
    });
  } finally {
    bar.stop();
  }
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Wrote ${records} records to ${file}: ${megabytes} MB in ${seconds} s.`);
});
