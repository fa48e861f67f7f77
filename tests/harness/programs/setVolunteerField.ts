import { sql } from 'kysely';
import { readConfig } from '../../../src/server/core/config/config.ts';
import { connect } from '../../../src/server/core/db/connect.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';

/** Runs in a copy of the project: migrates its database and sets a property of every volunteer. */
const [field = '', value = ''] = process.argv.slice(2);
const { db, close } = await connect(readConfig(process.env), console.error, 'all');
await migrate(db);
await sql`update volunteers set ${sql.ref(field)} = ${value}`.execute(db);
await close();
