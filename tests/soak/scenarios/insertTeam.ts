import type { Kysely } from 'kysely';
import type { RecordKey } from '../../../src/server/core/db/rowByKey.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { newSecret } from '../../../src/server/core/http/sessionCookie.ts';
import { insertSession } from '../../../src/server/core/session/sessionStore.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';

/** A foundation whose admin is signed in, with volunteers. */
export interface Team {
  readonly organizationId: string;
  /** Of the admin. */
  readonly accountId: string;
  readonly cookie: string;
  readonly volunteerIds: readonly string[];
}

/** As each may have but so many files. */
const VOLUNTEERS = 100;

export async function insertTeam(db: Kysely<Database>): Promise<Team> {
  const { id: organizationId } = await insertOrganization(db);
  const volunteerIds: string[] = [];
  while (volunteerIds.length < VOLUNTEERS) {
    const { id } = await insertVolunteer(db, { organizationId, accountStatus: 'verified' });
    volunteerIds.push(id);
  }
  const { id: accountId } = await insertAccount(db, { organizationId, role: 'admin' });
  return {
    organizationId,
    accountId,
    volunteerIds,
    cookie: await openSession({ id: accountId, organizationId }, db),
  };
}

/** Signs an account in without the cost of a password. */
export async function openSession(account: RecordKey, db: Kysely<Database>): Promise<string> {
  const { secret, hash } = newSecret();
  await insertSession(hash, account, db);
  return `session=${secret}`;
}
