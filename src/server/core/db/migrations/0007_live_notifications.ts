import { type Kysely, sql } from 'kysely';

/** Position for resuming a live stream, and the daily digest that a notification waits for. */
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
 * Ids and timestamps are assigned before commit, so a reader may see a later one first and miss an earlier
 * one. Positions are assigned as a transaction's last step, by one transaction of a foundation at a time: all
 * smaller positions than a visible one are visible too.
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
