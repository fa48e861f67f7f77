import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { isInGroup } from '../calendar/eventGroups.ts';
import type { Queries } from '../db/transaction.ts';

type Counters = Omit<components['schemas']['OverviewCounters'], 'volunteers'>;

/** Each number is the total of the list that it leads to. Those who help are counted with the months. */
export async function countAll(organizationId: string, db: Queries): Promise<Counters> {
  const { rows } = await sql<Counters>`
    with "counted" as (
      select count(*) filter (where ${isInGroup.future})::int as "future",
        count(*) filter (where ${isInGroup.active})::int as "active",
        count(*) filter (where ${isInGroup.finished})::int as "finished"
      from "events" where "organizationId" = ${organizationId}
    )
    select
      (select count(*)::int from "volunteers"
        where "organizationId" = ${organizationId} and "accountStatus" = 'pending') as "volunteersWaiting",
      (select count(*)::int from "accounts" where "organizationId" = ${organizationId}
        and "role" in ('admin', 'coordinator') and "closedAt" is null) as "coordinators",
      (select count(*)::int from "people_in_need"
        where "organizationId" = ${organizationId} and "statusRank" <= 2) as "peopleInNeed",
      "future" as "futureEvents", "active" as "activeEvents", "finished" as "finishedEvents"
    from "counted"`.execute(db);
  const [counters] = rows;
  if (!counters) throw new Error('counting gives one row');
  return counters;
}
