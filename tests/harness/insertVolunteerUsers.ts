import type { Kysely } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';
import { newSecret } from '../../src/server/core/http/sessionCookie.ts';
import { insertSession } from '../../src/server/core/session/sessionStore.ts';
import type { Caller } from './Caller.ts';
import { insertAccount } from './insertAccount.ts';
import { insertVolunteer } from './insertVolunteer.ts';

type VolunteerInput = Partial<Parameters<typeof insertVolunteer>[1]>;

export interface VolunteerUser extends Caller {
  /** Id of the volunteer's record. */
  readonly volunteerId: string;
}

/** A signed-in volunteer, by default verified; without hashing a password. */
export async function insertVolunteerUser(
  db: Kysely<Database>,
  organizationId: string,
  { language = 'pl', ...overrides }: VolunteerInput & { language?: 'pl' | 'en' | 'uk' | 'ru' } = {},
): Promise<VolunteerUser> {
  const account = await insertAccount(db, { organizationId, role: 'volunteer', language });
  const { id, email } = account;
  const record = { organizationId, accountId: id, email, accountStatus: 'verified', ...overrides } as const;
  const { id: volunteerId, firstname, lastname } = await insertVolunteer(db, record);
  const { secret, hash } = newSecret();
  await insertSession(hash, { id, organizationId }, db);
  const name = `${firstname} ${lastname}`;
  const cookie = `session=${secret}`;
  return { id, email, name, role: 'volunteer', organizationId, imageToken: null, volunteerId, cookie };
}

/** Many of them, named `Volunteer 1`, `Volunteer 2` and so on. */
export async function insertVolunteerUsers(
  db: Kysely<Database>,
  organizationId: string,
  count: number,
): Promise<VolunteerUser[]> {
  const users: VolunteerUser[] = [];
  for (let number = 1; number <= count; number += 1) {
    const lastname = String(number).padStart(3, '0');
    users.push(await insertVolunteerUser(db, organizationId, { firstname: 'Volunteer', lastname }));
  }
  return users;
}
