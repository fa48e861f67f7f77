import { type Kysely, sql } from 'kysely';

/**
 * Time that was noted at an hour that the clocks leave out had no or negative minutes, which the contract does not allow. It gets what
 * its times say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update "time_entries" set "minutes" = "said"."minutes",
      "endsAt" = "startsAt" + make_interval(mins => "said"."minutes")
    from (
      select "organizationId", "id",
        1 + mod((extract(epoch from "timeTo"::time - "timeFrom"::time) / 60)::int + 1439, 1440) as "minutes"
      from "time_entries" where "minutes" < 1
    ) as "said"
    where "said"."organizationId" = "time_entries"."organizationId" and "said"."id" = "time_entries"."id"`.execute(
    db,
  );
}
