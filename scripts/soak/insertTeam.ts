import type { Kysely } from 'kysely';
import type { Database } from '../../src/server/db/schema.ts';
import { newSecret } from '../../src/server/http/sessionCookie.ts';
import { insertSession } from '../../src/server/identity/sessionStore.ts';
import { insertAccount } from '../../tests/support/insertAccount.ts';
import { insertOrganization } from '../../tests/support/insertOrganization.ts';
import { insertVolunteer } from '../../tests/support/insertVolunteer.ts';

/** A foundation whose admin is signed in, with a volunteer. */
export interface Team {
  readonly organizationId: string;
  /** Of the admin. */
  readonly accountId: string;
  readonly cookie: string;
  readonly volunteerId: string;
}

export async function insertTeam(db: Kysely<Database>): Promise<Team> {
  const { id: organizationId } = await insertOrganization(db);
  const { id: volunteerId } = await insertVolunteer(db, { organizationId, accountStatus: 'verified' });
  const { id: accountId } = await insertAccount(db, { organizationId, role: 'admin' });
  return { organizationId, accountId, volunteerId, cookie: await openSession(accountId, db) };
}

/** Signs an account in without the cost of a password. */
export async function openSession(accountId: string, db: Kysely<Database>): Promise<string> {
  const { secret, hash } = newSecret();
  await insertSession(hash, accountId, db);
  return `session=${secret}`;
}
