import { resolve } from 'node:path';
import { type Config, readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { isDatabaseAway } from '../../src/server/core/db/isDatabaseAway.ts';
import { messageOf } from '../../src/server/core/texts/messageOf.ts';
import { eraseAgain } from '../../src/server/erasures/eraseAgain.ts';
import {
  addToRegister,
  type Erasure,
  readRegister,
  registerFile,
} from '../../src/server/erasures/erasureRegister.ts';
import { readArguments } from '../options/readArguments.ts';
import { readBackup } from './backup/readBackup.ts';
import { readFileName } from './backup/readFileName.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { withDatabase } from './shared/withDatabase.ts';
import { withProgress } from './shared/withProgress.ts';

/**
 * `npm run restore -- FILE [--erasures REGISTER]` fills an empty database, embedded or PostgreSQL, from a backup of either,
 * all or nothing, migrates it to this release, and erases again who was erased since.
 */
await exitOnStartError(async () => {
  const { values, positionals } = readArguments('npm run restore -- FILE [--erasures REGISTER]', {
    options: { erasures: { type: 'string' } },
    allowPositionals: true,
  });
  const backup = await readBackup(readFileName('restore', positionals));
  const config = readConfig(process.env);
  const erasures = await takeRegister(values.erasures, config);
  let isRestored = false;
  let erased = 0;
  const { rows, seconds } = await withProgress('Restore', (progress) =>
    withDatabase(config, async (db) => {
      await restoreBackup(backup, db, progress);
      isRestored = true;
      erased = await eraseAgain(erasures, db);
    }),
  ).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    const why = messageOf(error);
    throw new StartError(
      isRestored
        ? `The database went away (${why}): all is restored, but not all are erased again. A server that starts on it goes on.`
        : `The database went away (${why}): nothing was restored. Restore once more when it is back.`,
    );
  });
  console.log(`Restored ${rows} records as they were on ${backup.header.at} in ${seconds} s.`);
  console.log(
    erasures.length > 0
      ? `Erased again: ${erased} of ${erasures.length} in the register.`
      : `Nobody was erased again, for there is no register. If anybody was erased since, stop the server, put erasures.jsonl of the former data folder into ${config.dataDir}, and start it.`,
  );
});

/**
 * The register of the data folder, to which whomever the named one has besides is added: for a restore of an older backup, and
 * for the server, which goes on where this command was stopped.
 * @throws {StartError} when the named one holds nobody
 */
async function takeRegister(named: string | undefined, config: Config): Promise<Erasure[]> {
  const file = registerFile(config);
  const own = await readRegister(file);
  if (named === undefined) return own;
  const read = await readRegister(resolve(named));
  if (read.length === 0)
    throw new StartError(`--erasures takes the erasures.jsonl of a data folder; ${named} names nobody.`);
  const known = new Set(own.map(({ id }) => id));
  const added = read.filter(({ id }) => !known.has(id));
  await addToRegister(file, added);
  return [...own, ...added];
}
