import { type Kysely, sql } from 'kysely';
import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { derivedTables } from '../../src/server/core/db/derivedTables.ts';
import { migrate } from '../../src/server/core/db/migrate.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import { filledTables, fillFoundation } from './seed/fillFoundation.ts';
import { findFoundation } from './seed/findFoundation.ts';
import { readSeedOptions, type SeedOptions } from './seed/readSeedOptions.ts';
import { withDatabase } from './shared/withDatabase.ts';
import { withProgress } from './shared/withProgress.ts';

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
  await withDatabase(readConfig(process.env), async (db) => {
    await migrate(db);
    await seed(options, db);
  });
});

async function seed(options: SeedOptions, db: Kysely<Database>): Promise<void> {
  const foundation = await findFoundation(options.organizationId, db);
  const total = options.volunteers + options.people + options.events + options.others * filledTables.length;
  const { seconds } = await withProgress(foundation.name, async ({ onBegin, onRows }) => {
    onBegin(total);
    const filling = { foundation, options, now: new Date(), onStored: onRows };
    await db.transaction().execute((trx) => fillFoundation({ ...filling, db: trx }));
    await refreshStatistics(db);
  }).catch((error: unknown) => {
    throw isThereAlready(error) ? new StartError(THERE_ALREADY) : error;
  });
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
