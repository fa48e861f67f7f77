import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { lists } from '../../../src/contract/generated/lists.ts';
import { storage } from '../../../src/contract/generated/storage.ts';
import type { ListParameters } from '../../../src/contract/ListParameters.ts';
import { countLists } from '../../../src/server/core/db/listCounts.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { versionedTables } from '../../../src/server/core/db/privateNames.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type Numbers = Record<string, number>;

/** What is kept, zeros left out. */
async function kept(organizationId: string, db: Kysely<Database>): Promise<Numbers> {
  const { rows } = await sql<{ key: string; number: number }>`
    select "list" || ':' || "key" as "key", sum("value"::int)::int as "number"
    from "list_versions", jsonb_each_text("counts") where "organizationId" = ${organizationId}
    group by 1 having sum("value"::int) <> 0 order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ key, number }) => [key, number]));
}

/** The same, counted in the tables. */
async function counted(organizationId: string, db: Kysely<Database>): Promise<Numbers> {
  const numbers: Numbers = {};
  const add = async (table: string, name: string, choice: string) => {
    const { rows } = await sql<{ key: string; number: number }>`
      select ${`${table}:${name && `${name}=`}`} || "choice" as "key", count(*)::int as "number"
      from ${sql.table(table)}, lateral (${sql.raw(choice)}) as "of" ("choice")
      where "organizationId" = ${organizationId} and "choice" is not null group by 1`.execute(db);
    for (const { key, number } of rows) numbers[key] = number;
  };
  for (const { table, filters } of Object.values<ListParameters>(lists)) {
    if (!versionedTables.includes(table)) continue;
    await add(table, '', `select ''`);
    const columns: readonly string[] = storage[table as keyof typeof storage].columns;
    for (const { property, kind } of Object.values(filters)) {
      // What is computed is counted by its filter.
      if (!columns.includes(property ?? '')) continue;
      if (kind === 'enum' || kind === 'boolean')
        await add(table, property ?? '', `select "${property}"::text`);
      if (kind === 'enums') await add(table, property ?? '', `select unnest("${property}"::text[])`);
    }
  }
  await add(
    'events',
    'group',
    `select case when "status" = 'draft' then 'drafts'
    when "status" = 'finished' or "cancelledAt" is not null then 'finished' end`,
  );
  await add('volunteers', 'helpsSince', `select to_char("helpsSince" at time zone 'UTC', 'YYYY-MM')`);
  return Object.fromEntries(Object.entries(numbers).toSorted());
}

onEachServer('the kept numbers of lists', (stage) => {
  const expectTrue = async () => {
    for (const { id } of [stage.own, stage.other]) {
      const numbers = await kept(id, stage.db);
      expect(Object.keys(numbers).length).toBeGreaterThan(0);
      expect(numbers).toEqual(await counted(id, stage.db));
    }
  };

  test('are those of the tables after each kind of change, by one and by many', async () => {
    const { own, other, db } = stage;
    const statuses = ['pending', 'verified', 'rejected'] as const;
    await insertVolunteers(
      db,
      Array.from({ length: 30 }, (_, index) => ({
        organizationId: index % 5 === 0 ? other.id : own.id,
        accountStatus: statuses[index % 3] ?? 'pending',
        languages: index % 2 === 0 ? (['pl'] as const) : (['pl', 'uk'] as const),
      })),
    );
    for (const organizationId of [own.id, other.id]) {
      await insertPersonInNeed(db, { organizationId });
      await insertEvent(db, { organizationId });
    }
    await expectTrue();
    await sql`update "volunteers" set "accountStatus" = 'verified', "verifiedAt" = now() where "accountStatus" = 'pending'`.execute(
      db,
    );
    await sql`update "people_in_need" set "status" = 'in_progress', "helpCategory" = '{animals,nature}'`.execute(
      db,
    );
    await sql`update "events" set "status" = 'finished'`.execute(db);
    await expectTrue();
    await sql`delete from "volunteers" where "accountStatus" = 'rejected'`.execute(db);
    // Nothing that is counted.
    await sql`update "volunteers" set "aboutMe" = 'x'`.execute(db);
    await expectTrue();
  });

  test('are not what was taken back, nor lost where many write at once', async () => {
    const { own, other, db } = stage;
    const write = (turn: number) =>
      db
        .transaction()
        .execute(async (trx) => {
          const organizationId = turn % 3 === 0 ? other.id : own.id;
          await insertVolunteers(trx, [{ organizationId }, { organizationId, languages: ['uk'] }]);
          await sql`update "volunteers" set "languages" = '{en}' where "organizationId" = ${organizationId}
            and "id" = (select "id" from "volunteers" where "organizationId" = ${organizationId}
              limit 1 offset ${turn} for update skip locked)`.execute(trx);
          if (turn % 4 === 0) throw new Error('taken back');
        })
        .catch((error: Error) => expect(error.message).toBe('taken back'));
    await Promise.all(Array.from({ length: 24 }, (_, turn) => write(turn)));
    await expectTrue();
  });

  test('are counted anew where the contract counts by something else', async () => {
    const { db } = stage;
    const { rows } = await sql<{ counted: string }>`
      select obj_description('public.count_volunteers()'::regprocedure) as "counted"`.execute(db);
    const { accountStatus: _, ...fewer } = JSON.parse(rows[0]?.counted ?? '{}');
    await sql`comment on function public.count_volunteers() is ${sql.lit(JSON.stringify(fewer))}`.execute(db);
    await sql`update "list_versions" set "counts" = '{}' where "list" = 'volunteers'`.execute(db);
    await migrate(db);
    await expectTrue();
    // What nobody filters by any more stays, for an older server may start again.
    const more = JSON.stringify({ ...JSON.parse(rows[0]?.counted ?? '{}'), city: '"city"' });
    await sql`comment on function public.count_volunteers() is ${sql.lit(more)}`.execute(db);
    await db.transaction().execute(countLists);
    const { rows: still } = await sql<{ counted: string }>`
      select obj_description('public.count_volunteers()'::regprocedure) as "counted"`.execute(db);
    expect(still[0]?.counted).toBe(more);
  });
});
