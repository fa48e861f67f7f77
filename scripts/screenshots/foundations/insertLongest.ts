import { insertRows } from '../../../src/server/db/insertRows.ts';
import type { Queries } from '../../../src/server/db/transaction.ts';
import { DEMO_TABLES, type DemoRows, joinRows } from '../../../src/server/demo/DemoRows.ts';
import { createRandom } from '../../../src/server/demo/Random.ts';
import { longestEvents } from './longestEvents.ts';
import { longestNotifications } from './longestNotifications.ts';
import { longestOrganization } from './longestOrganization.ts';
import { longestPeople } from './longestPeople.ts';
import { longestTeam } from './longestTeam.ts';

/** A foundation whose every text is as long as the contract allows. @returns its id */
export async function insertLongest(db: Queries): Promise<string> {
  const now = new Date();
  const random = createRandom(1);
  const registered = new Date(now.getTime() - 400 * 86_400_000).toISOString();
  const organization = longestOrganization(random.id(registered), registered);
  const team = longestTeam(organization.id, now, random);
  const people = longestPeople(organization.id, now, random);
  const admin = team.accounts?.[0]?.id ?? '';
  const events = longestEvents(organization.id, admin, people.volunteers ?? [], now, random);
  const notifications = longestNotifications(organization.id, admin, now, random);
  const rows = joinRows([{ organizations: [organization] }, team, people, events, notifications]);
  const insert = (table: keyof DemoRows) => insertRows(table, rows[table], db);
  for (const table of DEMO_TABLES) await insert(table);
  return organization.id;
}
