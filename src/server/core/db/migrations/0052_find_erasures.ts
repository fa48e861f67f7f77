import { type Kysely, sql } from 'kysely';

/** Finds who was erased among all entries of the history (see `volunteers/erasureRegister.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "history_erasures" on "history" ("at")
    where "subjectTable" = 'volunteers' and "action" in ('deleted', 'left')`.execute(db);
}
