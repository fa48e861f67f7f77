import { type Kysely, sql } from 'kysely';

/** Members of the team who were erased are in the register as well (see `erasures/erasureRegister.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "history_erasures"`.execute(db);
  await sql`create index "history_erasures" on "history" ("at")
    where "subjectTable" in ('volunteers', 'people_in_need', 'coordinators') and "action" in ('deleted', 'left')`.execute(
    db,
  );
}
