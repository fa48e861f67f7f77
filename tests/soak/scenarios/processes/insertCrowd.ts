import type { Kysely } from 'kysely';
import type { Database } from '../../../../src/server/core/db/schema.ts';
import { insertAccount } from '../../../harness/insertAccount.ts';
import { insertEvent } from '../../../harness/insertEvent.ts';
import { insertVolunteerUsers } from '../../../harness/insertVolunteerUsers.ts';
import { insertTeam, openSession, type Team } from '../insertTeam.ts';

interface Place {
  readonly cookie: string;
  readonly volunteerId: string;
  readonly eventId: string;
}

/** Each volunteer may sign up for so many in an hour. */
const EVENTS = 30;
const COORDINATORS = 3;

/**
 * A foundation whose team is told of all that happens, and so many volunteers, each of whom can take a place at each of
 * thirty events.
 */
export async function insertCrowd(
  count: number,
  db: Kysely<Database>,
): Promise<{
  team: Team;
  members: readonly { id: string; cookie: string }[];
  places: Iterator<Place>;
}> {
  const team = await insertTeam(db);
  const { organizationId } = team;
  const members = [{ id: team.accountId, cookie: team.cookie }];
  while (members.length <= COORDINATORS) {
    const { id } = await insertAccount(db, { organizationId, role: 'coordinator' });
    members.push({ id, cookie: await openSession({ id, organizationId }, db) });
  }
  const volunteers = await insertVolunteerUsers(db, organizationId, count);
  const events: string[] = [];
  while (events.length < EVENTS) {
    events.push((await insertEvent(db, { organizationId, volunteersNeededNum: count })).id);
  }
  const places = events.flatMap((eventId) =>
    volunteers.map(({ cookie, volunteerId }) => ({ cookie, volunteerId, eventId })),
  );
  return { team, members, places: places.values() };
}
