import type { Kysely } from 'kysely';
import type { Role } from '../../../src/contract/Role.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { newSecret } from '../../../src/server/core/http/sessionCookie.ts';
import { insertSession } from '../../../src/server/core/session/sessionStore.ts';
import type { Caller } from '../Caller.ts';
import { insertAccount } from '../insertAccount.ts';
import { insertVolunteerUser } from '../insertVolunteerUsers.ts';

/** A signed-in user for any number of calls, one of which may delete the account. */
export interface WallCaller extends Caller {
  /** Id of a volunteer's own record. */
  readonly volunteerId?: string;
}

export async function insertWallCaller(
  db: Kysely<Database>,
  organizationId: string,
  role: Role,
): Promise<WallCaller> {
  if (role === 'volunteer') return insertVolunteerUser(db, organizationId);
  const name = 'Róża Kamińska';
  const { id, email } = await insertAccount(db, { organizationId, role, name });
  const { secret, hash } = newSecret();
  await insertSession(hash, { id, organizationId }, db);
  return { id, email, name, role, organizationId, imageToken: null, cookie: `session=${secret}` };
}
