import { readConfig } from '../../../src/server/core/config/config.ts';
import { connect } from '../../../src/server/core/db/connect.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { insertAccount } from '../insertAccount.ts';
import { insertOrganization } from '../insertOrganization.ts';
import { insertVolunteers } from '../insertVolunteer.ts';

/**
 * Runs in a copy of the project: creates its database, with a foundation, an admin with that e-mail, and
 * volunteers.
 */
const [email = '', firstnames = ''] = process.argv.slice(2);
const { db, close } = await connect(readConfig(process.env), console.error, 'all');
await migrate(db);
const { id: organizationId } = await insertOrganization(db);
await insertAccount(db, { organizationId, role: 'admin', email });
await insertVolunteers(
  db,
  firstnames.split(',').map((firstname) => ({ organizationId, firstname })),
);
await close();
