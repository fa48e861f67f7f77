import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { isInGroup } from '../calendar/eventGroups.ts';
import { spanning } from '../db/spanning.ts';
import type { Queries } from '../db/transaction.ts';

type Statistics = components['schemas']['Statistics'];

/** The counters of the home page, over all foundations that have been approved. */
export async function countEverything(db: Queries): Promise<Statistics> {
  const { rows } = await sql<Statistics>`${spanning('the counters of the home page')}
    with "approved" as (select "id" from "organizations" where "status" = 'approved'),
    "counted" as (
      select count(*) filter (where ${isInGroup.future})::int as "future",
        count(*) filter (where ${isInGroup.active})::int as "active",
        count(*) filter (where ${isInGroup.finished})::int as "finished"
      from "events" where "organizationId" in (select "id" from "approved")
    )
    select
      (select count(*)::int from "volunteers"
        where "helpsSince" is not null and "organizationId" in (select "id" from "approved"))
      + (select count(*)::int from "accounts" where "role" in ('admin', 'coordinator') and "closedAt" is null
        and "organizationId" in (select "id" from "approved")) as "members",
      "future" as "futureEvents", "active" as "activeEvents", "finished" as "finishedEvents"
    from "counted"`.execute(db);
  const [statistics] = rows;
  if (!statistics) throw new Error('counting gives one row');
  return statistics;
}
