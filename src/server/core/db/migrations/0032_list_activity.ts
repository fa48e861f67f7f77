import { type Kysely, sql } from 'kysely';

/** Lists what was done, in all, by whom and to which kind of record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "history" add column "subjectType" text generated always as (case "subjectTable"
      when 'organizations' then 'organization'
      when 'coordinators' then 'coordinator'
      when 'volunteers' then 'volunteer'
      when 'events' then 'event'
      when 'participants' then 'event'
      when 'people_in_need' then 'personInNeed'
    end) stored`.execute(db);
  for (const first of ['', '"actorId", ', '"subjectType", ']) {
    await sql`create index on "history" ("organizationId", ${sql.raw(first)}"at", "id")
      where "action" <> 'viewed'`.execute(db);
  }
}
