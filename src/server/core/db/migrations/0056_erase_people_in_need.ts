import { type Kysely, sql } from 'kysely';

/**
 * Visits outlive a person in need who is erased, by whose id, which says nothing of them, the people who were visited are counted.
 * The index finds both kinds of people who were erased (see `erasures/erasureRegister.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "person_in_need_visits" drop constraint "person_in_need_visits_organizationId_personId_fkey"`.execute(
    db,
  );
  await sql`drop index "history_erasures"`.execute(db);
  await sql`create index "history_erasures" on "history" ("at")
    where "subjectTable" in ('volunteers', 'people_in_need') and "action" in ('deleted', 'left')`.execute(db);
}
