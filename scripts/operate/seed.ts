import { type Kysely, sql } from 'kysely';
import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { awaitPostgres } from '../../src/server/core/db/awaitPostgres.ts';
import { connect } from '../../src/server/core/db/connect.ts';
import { derivedTables } from '../../src/server/core/db/derivedTables.ts';
import { migrate } from '../../src/server/core/db/migrate.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import { createLog } from '../../src/server/core/log/createLog.ts';
import { progressBar } from '../build/panel/announce.ts';
import { fillFoundation } from './seed/fillFoundation.ts';
import { findFoundation } from './seed/findFoundation.ts';
import { readSeedOptions, type SeedOptions } from './seed/readSeedOptions.ts';

const UNIQUE_VIOLATION = '23505';
const THERE_ALREADY =
  'These records are there already: they were added today with the same --seed. Give another one.';

/**
 * `npm run seed -- --volunteers 100000 [--events N] [--people N] [--others N] [--seed 1] [--organization
 * first]` adds realistic records to a foundation, all or none. The same seed gives the same records on the
 * same day.
 */
await exitOnStartError(async () => {
  const options = readSeedOptions(process.argv.slice(2));
  const config = readConfig(process.env);
  const { db, close } = await connect(config, () => {}, 'all');
  try {
    if (config.databaseUrl !== undefined) await awaitPostgres(db, createLog());
    await migrate(db);
    await seed(options, db);
  } finally {
    await close();
  }
});

async function seed(options: SeedOptions, db: Kysely<Database>): Promise<void> {
  const started = performance.now();
  const foundation = await findFoundation(options.organizationId, db);
  const total = options.volunteers + options.people + options.events + options.others * derivedTables.length;
  const bar = progressBar(foundation.name);
  bar.start(total, 0);
  try {
    const now = new Date();
    const onStored = (count: number) => bar.increment(count);
    await db.transaction().execute((trx) => fillFoundation({ foundation, options, now, db: trx, onStored }));
  } catch (error) {
    throw isThereAlready(error) ? new StartError(THERE_ALREADY) : error;
  } finally {
    bar.stop();
  }
  await refreshStatistics(db);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Added ${total} records to ${foundation.name} in ${seconds} s.`);
}

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/** Query plans depend on statistics, and counts are fast once VACUUM has set the visibility map. */
async function refreshStatistics(db: Kysely<Database>): Promise<void> {
  const tables = ['volunteers', 'people_in_need', 'events', 'participants', 'history', ...derivedTables];
  await db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(session);
  });
}
