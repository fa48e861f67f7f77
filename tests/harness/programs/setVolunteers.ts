import { sql } from 'kysely';
import { readConfig } from '../../../src/server/core/config/config.ts';
import { connect } from '../../../src/server/core/db/connect.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';

/**
 * Runs in a copy of the project: migrates its database and sets properties of its volunteers, given as JSON
 * by first name. Values are in PostgreSQL's text format.
 */
const [given = '{}'] = process.argv.slice(2);
const { db, close } = await connect(readConfig(process.env), console.error, 'all');
await migrate(db);
for (const [firstname, values] of Object.entries<Record<string, string>>(JSON.parse(given))) {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update "volunteers" set ${sql.join(changes)} where "firstname" = ${firstname}`.execute(db);
}
await close();
