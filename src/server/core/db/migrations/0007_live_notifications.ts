import { type Kysely, sql } from 'kysely';

/** What a live stream reads on from, and the daily summary that a notification waits for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "notifications" add column "position" bigint, add column "digestAt" timestamptz`.execute(
    db,
  );
  await numberNotifications(db);
  await sql`create index on "notifications" ("accountId", "position")`.execute(db);
  await sql`create index on "notifications" ("accountId") where "readAt" is null`.execute(db);
  await sql`create index on "notifications" ("digestAt") where "digestAt" is not null`.execute(db);
}

/**
 * Ids and times are given before a transaction ends, so who has seen one may still miss an earlier one that is
 * committed later. Positions are given as its last step, by one transaction of a foundation at a time: whatever has
 * a smaller position than one that can be seen can be seen too.
 */
async function numberNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence "notification_positions"`.execute(db);
  await sql`update "notifications" set "position" = "ordered"."position" from (
      select "id", row_number() over (order by "createdAt", "id") as "position" from "notifications"
    ) as "ordered" where "ordered"."id" = "notifications"."id"`.execute(db);
  await sql`select setval('notification_positions', count(*) + 1) from "notifications"`.execute(db);
  await sql`create function "number_notification"() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('notifications'), hashtext(new."organizationId"::text));
      update "notifications" set "position" = nextval('notification_positions') where "id" = new."id";
      return null;
    end
  $$`.execute(db);
  await sql`create constraint trigger "numbered" after insert on "notifications"
    deferrable initially deferred for each row execute function "number_notification"()`.execute(db);
}
