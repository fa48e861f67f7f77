import { type Kysely, sql } from 'kysely';

/**
 * Notifies every process of sessions that ended or changed, so that they close open streams. A trigger,
 * because most sessions are deleted by cascade from an account or foundation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function "tell_ended_sessions"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions', "accountId"::text) from (select distinct "accountId" from "ended") as "ended";
      return null;
    end
  $$`.execute(db);
  await sql`create trigger "tell_ended" after delete on "sessions" referencing old table as "ended"
    for each statement execute function "tell_ended_sessions"()`.execute(db);
  await sql`create function "tell_changed_account"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions', new."id"::text);
      return null;
    end
  $$`.execute(db);
  await sql`create trigger "tell_changed" after update on "accounts" for each row
    when ((old."role", old."organizationId", old."closedAt")
      is distinct from (new."role", new."organizationId", new."closedAt"))
    execute function "tell_changed_account"()`.execute(db);
}
