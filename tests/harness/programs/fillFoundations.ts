import { readConfig } from '../../../src/server/core/config/config.ts';
import { connect } from '../../../src/server/core/db/connect.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { insertAccount } from '../insertAccount.ts';
import { insertOrganization } from '../insertOrganization.ts';
import { insertVolunteers } from '../insertVolunteer.ts';

/**
 * Runs in a copy of the project: creates its database with two foundations, `own` and `other`, each with a
 * volunteer's record and an account of each role with the e-mail `ROLE@FOUNDATION.example`.
 */
const { db, close } = await connect(readConfig(process.env), console.error, 'all');
await migrate(db);
for (const foundation of ['own', 'other']) {
  const { id: organizationId } = await insertOrganization(db);
  for (const role of ['admin', 'coordinator', 'volunteer'] as const)
    await insertAccount(db, { organizationId, role, email: `${role}@${foundation}.example` });
  await insertVolunteers(db, [{ organizationId, firstname: 'Łucja' }]);
}
await close();
