import { type Kysely, sql } from 'kysely';

/**
 * Exact numbers of a list's records, in all and by choice, kept where the change is made: a reader adds up the
 * few rows of "list_versions" instead of counting records. The triggers that call this are of `listCounts.ts`,
 * because which choices are counted follows from the contract.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await countChanges(db);
  await indexOverview(db);
}

async function countChanges(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "list_versions" add column "counts" jsonb not null default '{}'`.execute(db);
  // As in migration 0012, no writer waits for another: each adds to a row that nobody else is writing.
  await sql`create function "note_list_change"("changedList" text, "changedId" uuid, "added" jsonb) returns void
    language plpgsql as $$
    begin
      update public."list_versions" set "version" = default, "counts" = case when "added" = '{}' then "counts" else (
        select coalesce(jsonb_object_agg("key", "number") filter (where "number" <> 0), '{}') from (
          select "key", sum("value"::bigint) as "number" from (
            select * from jsonb_each_text("counts") union all select * from jsonb_each_text("added")
          ) as "both" group by "key"
        ) as "summed"
      ) end
      where "organizationId" = "changedId" and "list" = "changedList" and "slot" = (
        select "slot" from public."list_versions"
        where "organizationId" = "changedId" and "list" = "changedList" limit 1 for update skip locked);
      if not found then
        insert into public."list_versions" ("organizationId", "list", "counts")
        values ("changedId", "changedList", "added");
      end if;
    end
  $$`.execute(db);
}

/** For the list of finished events, and for those whose attendance nobody has recorded. */
async function indexOverview(db: Kysely<unknown>): Promise<void> {
  const isFinished = sql`"status" = 'finished' or ("status" = 'active' and "cancelledAt" is not null)`;
  for (const order of ['"startDate", "id"', '"startDate" desc nulls last, "id" desc']) {
    await sql`create index on "events" ("organizationId", ${sql.raw(order)}) where ${isFinished}`.execute(db);
  }
  await sql`create index on "participants" ("organizationId", "eventId") where "status" = 'signed_up'`.execute(
    db,
  );
}
