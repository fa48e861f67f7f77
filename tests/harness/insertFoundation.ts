import type { Kysely } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';
import type { Caller } from './Caller.ts';
import { insertAccount } from './insertAccount.ts';
import { insertOrganization } from './insertOrganization.ts';
import { insertVolunteer } from './insertVolunteer.ts';
import type { TestServer } from './startTestServer.ts';

/** A foundation with one signed-in user of each role. */
export interface Foundation {
  readonly id: string;
  readonly admin: Caller;
  readonly coordinator: Caller;
  readonly volunteer: Caller;
  /** Record of the user `volunteer`, who is verified. */
  readonly volunteerId: string;
}

export async function insertFoundation(
  db: Kysely<Database>,
  server: TestServer,
  name: string,
): Promise<Foundation> {
  const { id: organizationId } = await insertOrganization(db, { name });
  const admin = await insertAccount(db, { organizationId, role: 'admin', name: `Anna Kowalska` });
  const coordinator = await insertAccount(db, {
    organizationId,
    role: 'coordinator',
    name: 'Piotr Zieliński',
  });
  const volunteer = await insertAccount(db, { organizationId, role: 'volunteer' });
  const record = await insertVolunteer(db, {
    ...{ organizationId, accountId: volunteer.id, email: volunteer.email, accountStatus: 'verified' },
    ...{ firstname: 'Wera', lastname: 'Nowak' },
  });
  return {
    id: organizationId,
    admin: await server.signIn(admin),
    coordinator: await server.signIn(coordinator),
    volunteer: await server.signIn(volunteer),
    volunteerId: record.id,
  };
}
