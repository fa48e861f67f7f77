import { type Kysely, sql } from 'kysely';

/**
 * Whoever is erased leaves numbers: the participation, without its volunteer. The history lets go of what it says of them, and of
 * nothing else: only within a transaction that says so, and never when and what was done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "participants" alter column "volunteerId" drop not null,
    add column "bornIn" smallint, add column "town" text`.execute(db);
  await sql`create function "refuse_rewriting_of_history"() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('history.erases', true), '') <> 'on'
        or (old."organizationId", old."id", old."subjectTable", old."subjectId", old."at", old."action")
          is distinct from (new."organizationId", new."id", new."subjectTable", new."subjectId", new."at", new."action") then
        raise exception 'history is append only' using errcode = 'restrict_violation';
      end if;
      return new;
    end
  $$`.execute(db);
  await sql`drop trigger "append_only" on "history"`.execute(db);
  await sql`create trigger "append_only" before delete or truncate on "history"
    for each statement execute function "refuse_change_of_history"()`.execute(db);
  await sql`create trigger "erase_only" before update on "history"
    for each row execute function "refuse_rewriting_of_history"()`.execute(db);
}
