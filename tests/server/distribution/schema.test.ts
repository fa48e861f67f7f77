import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crossTenantTables } from '../../../src/server/core/db/crossTenant.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { leftovers } from '../../harness/distribution/leftovers.ts';
import { schemaIssues } from '../../harness/distribution/schemaIssues.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

onEachDatabase('tables that an engine can distribute by the foundation', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('break none of its rules', async () => {
    expect(await schemaIssues(database.db)).toEqual([]);
  });

  test('are all, but those that are named', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as "name" from information_schema.tables
      where table_schema = 'public' and table_name = any(${Object.keys(crossTenantTables)}::text[])
      order by 1`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(crossTenantTables).sort());
  });

  test('keep nothing more for the last release than is named', async () => {
    const { rows } = await sql<{ name: string }>`
      select "relname" as "name" from pg_class where "relname" = any(${leftovers.indexes}::text[])
      union select "tgname" from pg_trigger where "tgname" = any(${leftovers.triggers}::text[])
      order by 1`.execute(database.db);
    expect(rows.map(({ name }) => name).sort()).toEqual([...leftovers.indexes, ...leftovers.triggers].sort());
  });

  test.each([
    ['create table "notes" ("id" uuid primary key)', 'notes has no organizationId that is never null'],
    [
      'create table "notes" ("organizationId" uuid, "id" uuid)',
      'notes has no organizationId that is never null',
    ],
    [
      'create table "notes" ("organizationId" uuid not null, "id" uuid primary key)',
      'notes: the unique key notes_pkey has no organizationId',
    ],
    [
      'create unique index "one_title" on "events" (lower("title"))',
      'events: the unique key one_title has no organizationId',
    ],
    [
      'alter table "history" add constraint "to_event" foreign key ("subjectId") references "organizations" ("id")',
      'history: the foreign key to_event does not lead from organizationId to id',
    ],
    [
      `alter table "history" add constraint "crossed" foreign key ("subjectId", "organizationId")
        references "events" ("organizationId", "id")`,
      'history: the foreign key crossed does not lead from organizationId to organizationId',
    ],
    [
      'alter table "mails" add constraint "of_one" foreign key ("id") references "organizations" ("id")',
      'mails: the foreign key of_one leads from a cross-tenant table',
    ],
    [
      `alter table "history" add constraint "gone" foreign key ("organizationId", "subjectId")
        references "events" ("organizationId", "id") on delete set null`,
      'history: the foreign key gone empties organizationId',
    ],
    [
      'alter table "events" add column "number" serial',
      'events_number_seq is a sequence, which counts for all',
    ],
    [
      `create function "stray"() returns trigger language plpgsql as $$
        begin update "events" set "title" = 'x' where "id" = new."id"; return null; end $$;
      create trigger "stray" after insert on "volunteers" for each row execute function "stray"()`,
      'volunteers: the trigger stray looks for rows of events without organizationId',
    ],
    [
      `create function "stray"() returns trigger language plpgsql as $$
        begin insert into "jobs" ("name") values ('x'); return null; end $$;
      create trigger "stray" after insert on "volunteers" for each row execute function "stray"()`,
      'volunteers: the trigger stray reaches the cross-tenant table jobs',
    ],
  ])('would be told of %s', async (statement, issue) => {
    const undone = new Error('undone');
    let found: string[] = [];
    const tried = inTransaction(database.db, async (trx) => {
      for (const part of statement.split(/;\s*(?=create trigger)/)) await sql.raw(part).execute(trx);
      found = await schemaIssues(trx);
      throw undone;
    });
    await expect(tried).rejects.toBe(undone);
    expect(found).toContain(issue);
  });
});
