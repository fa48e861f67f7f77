import { sql } from 'kysely';
import type { Queries } from '../../src/server/db/transaction.ts';

/** Gives volunteers their rating out of the attendance at the events of the foundation. */
export async function rateVolunteers(organizationId: string, db: Queries): Promise<void> {
  await sql`update "volunteers" set "rating" = "attendance"."rating"
    from (
      select "volunteerId", round(5.0 * count(*) filter (where "participants"."status" = 'attended') / count(*), 1) as "rating"
      from "participants" join "events" on "events"."id" = "eventId"
      where "organizationId" = ${organizationId} and "participants"."status" in ('attended', 'no_show')
      group by "volunteerId"
    ) as "attendance"
    where "volunteers"."id" = "attendance"."volunteerId"`.execute(db);
}
