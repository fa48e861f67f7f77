import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { derivedTables } from '../../../src/server/core/db/derivedTables.ts';
import { wallStatements } from '../../../src/server/core/db/migrate.ts';
import { deleteRow } from '../../../src/server/core/db/rowByKey.ts';
import { acrossTenants, inTenant } from '../../../src/server/core/db/scope.ts';
import { inTransaction, type Trx } from '../../../src/server/core/db/transaction.ts';
import { walls } from '../../../src/server/core/db/walls.ts';
import { issueToken } from '../../../src/server/core/links/oneTimeTokens.ts';
import { insertSession } from '../../../src/server/core/session/sessionStore.ts';
import { loadDemoData } from '../../../src/server/demo/loadDemoData.ts';
import { eraseVolunteer } from '../../../src/server/volunteers/eraseVolunteer.ts';
import { listFiles } from '../../../src/server/volunteers/volunteerFileStore.ts';
import { setAccountStatus } from '../../../src/server/volunteers/volunteerStore.ts';
import { insertAbuseReport } from '../../harness/insertAbuseReport.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertShift } from '../../harness/insertShift.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';
import { insertWallRecord } from '../../harness/walls/insertWallRecord.ts';

type Table = keyof typeof walls;
const tables = Object.keys(walls) as Table[];
/** Those of which a foundation sees its part. */
const divided = tables.filter((table) => typeof walls[table] === 'object');

/** The foundation that a row belongs to, found without the views. */
function ownerOf(table: Table) {
  const wall = walls[table];
  if (typeof wall !== 'object') throw new Error(`${table} belongs to nobody`);
  return sql`${sql.ref(`row.${wall.own}`)}`;
}

onEachDatabase('the wall between foundations', (open) => {
  let database: TestDatabase;
  let own: string;
  let other: string;

  beforeAll(async () => {
    database = await open();
    await database.db.transaction().execute((trx) => loadDemoData({ db: trx }));
    const organizations = await database.db.selectFrom('organizations').select('id').orderBy('id').execute();
    [own = '', other = ''] = organizations.map(({ id }) => id);
    await insertWhatTheDemoLacks();
  });
  afterAll(() => database.close());

  const insertWhatTheDemoLacks = async () => {
    const { db } = database;
    for (const organizationId of [own, other]) {
      const owner = { organizationId, person: null, which: undefined, surname: 'Nowak' };
      for (const kind of [
        'personNote',
        'personVisit',
        'assignment',
        'volunteerNote',
        'clearance',
        'certificate',
        'timeEntry',
        'sentAgreement',
        'guardianConsent',
        'savedView',
        'mailing',
        'dataRequest',
        'upcomingErasure',
      ] as const)
        await insertWallRecord[kind](owner, db);
      await insertAbuseReport(db, { organizationId });
      await insertShift(db, await insertEvent(db, { organizationId }));
      const page = { slug: organizationId, isOn: true, embedHosts: [], version: 1 };
      await db
        .insertInto('public_pages')
        .values({ ...page, organizationId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('retention_periods')
        .values({ organizationId, version: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const account of await db.selectFrom('accounts').select(['id', 'organizationId']).execute()) {
      const { id: accountId, organizationId } = account;
      const record = JSON.stringify({});
      await db.insertInto('volunteer_applications').values({ organizationId, accountId, record }).execute();
      await insertSession(Buffer.from(accountId), account, db);
      await issueToken('resetPassword', account, db);
      await sql`insert into notification_preferences ("organizationId", "accountId")
        values (${organizationId}, ${accountId}) on conflict do nothing`.execute(db);
    }
  };

  /** What somebody may do who forgot for whom; nothing of it stays. */
  const trial = <T>(foundation: string, work: (trx: Trx) => Promise<T>): Promise<T> => {
    const undone = new Error('undone');
    let result: { value: T } | undefined;
    return inTenant(foundation, () =>
      inTransaction(database.walled, async (trx) => {
        result = { value: await work(trx) };
        throw undone;
      }),
    ).catch((error: unknown) => {
      if (error !== undone || !result) throw error;
      return result.value;
    });
  };

  /** Rows of each foundation, as the database itself has them. */
  const rowsOf = (table: Table, trx: Trx) =>
    acrossTenants(async () => {
      const { rows } = await sql<{ owner: string; rows: number; content: string }>`
        select ${ownerOf(table)} as "owner", count(*)::int as "rows",
          md5(string_agg("row"::text, '' order by "row"::text)) as "content"
        from public.${sql.id(table)} as "row" group by 1`.execute(trx);
      return Object.fromEntries(rows.map(({ owner, ...rest }) => [owner, rest]));
    });

  test('is decided for every table', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as "name" from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      order by 1`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(tables.toSorted());
  });

  // Else a database that is there would keep its old walls: write a migration first, and then what stands here anew.
  test('changes with a migration', () => {
    // The migration that makes a derived table raises its wall.
    const byHand = wallStatements.filter(
      (statement) => !derivedTables.some((table) => statement.includes(`."${table}"`)),
    );
    const walls = createHash('sha256').update(byHand.join('\n')).digest('hex');
    expect(walls).toBe('43eb10ec987419dfeb3c7c9afa616f685a50eea5209b96f83e0a403b2d77c3e4');
  });

  test('has a door for no other', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as "name" from information_schema.tables
      where table_schema = 'foundation' order by 1`.execute(database.db);
    const opened = tables.filter((table) => walls[table] !== 'closed');
    expect(rows.map(({ name }) => name)).toEqual(opened.toSorted());
  });

  test('shows every column', async () => {
    const { rows } = await sql`select table_name, column_name from information_schema.columns as "shown"
      where table_schema = 'public' and table_name in (
        select table_name from information_schema.tables where table_schema = 'foundation')
      and not exists (select from information_schema.columns where table_schema = 'foundation'
        and table_name = "shown".table_name and column_name = "shown".column_name)`.execute(database.db);
    expect(rows).toEqual([]);
  });

  describe.each(divided)('around %s', (table) => {
    test('stops a SELECT that has no WHERE', async () => {
      const { seen, all } = await trial(own, async (trx) => {
        const { rows } = await sql<{
          rows: number;
        }>`select count(*)::int as "rows" from ${sql.id(table)}`.execute(trx);
        return { seen: rows[0]?.rows, all: await rowsOf(table, trx) };
      });
      expect(seen).toBeGreaterThan(0);
      expect(seen).toBe(all[own]?.rows);
      expect(all[other]?.rows).toBeGreaterThan(0);
    });

    test.skipIf(table === 'history')('stops a DELETE that has no WHERE', async () => {
      const { before, after } = await trial(own, async (trx) => {
        const before = await rowsOf(table, trx);
        await sql`delete from ${sql.id(table)}`.execute(trx);
        return { before, after: await rowsOf(table, trx) };
      });
      expect(after[own]).toBeUndefined();
      expect(after[other]).toEqual(before[other]);
    });

    test.skipIf(table === 'history')('stops an UPDATE that has no WHERE', async () => {
      const column = (await firstColumn(table)) ?? '';
      const { before, after } = await trial(own, async (trx) => {
        const before = await rowsOf(table, trx);
        await sql`update ${sql.id(table)} set ${sql.id(column)} = ${sql.id(column)}`.execute(trx);
        return { before, after: await rowsOf(table, trx) };
      });
      expect(after).toEqual(before);
    });

    test('refuses a row of another', async () => {
      const columns = sql.join((await writableColumns(table)).map((name) => sql.id(name)));
      const copied = trial(own, async (trx) => {
        const row = await takeFrom(table, trx);
        await sql`insert into ${sql.id(table)} (${columns}) select ${columns}
          from jsonb_populate_record(null::${sql.id(table)}, ${JSON.stringify(row)}::jsonb)`.execute(trx);
      });
      await expect(copied).rejects.toMatchObject({ code: WITH_CHECK_OPTION_VIOLATION });
    });

    test('shows nothing to whom did not say for whom', async () => {
      const { rows } = await sql`select 1 from ${sql.id(table)}`.execute(database.walled);
      expect(rows).toEqual([]);
    });
  });

  /** A row of the other foundation, gone from there, so that nothing but the wall keeps it from being added. */
  const takeFrom = (table: Table, trx: Trx) =>
    acrossTenants(async () => {
      const { rows } = await sql<{
        row: object;
        place: string;
      }>`select to_jsonb("row") as "row", ctid::text as "place"
        from public.${sql.id(table)} as "row" where ${ownerOf(table)} = ${other} limit 1`.execute(trx);
      if (table === 'history') return { ...rows[0]?.row, id: uuid() };
      await sql`delete from public.${sql.id(table)} where ctid = ${rows[0]?.place}::tid`.execute(trx);
      return rows[0]?.row;
    });

  const WITH_CHECK_OPTION_VIOLATION = '44000';

  const writableColumns = async (table: Table): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`select column_name as "name" from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      order by ordinal_position`.execute(database.db);
    return rows.map(({ name }) => name);
  };
  const firstColumn = async (table: Table) => (await writableColumns(table))[0];

  test('keeps mails for who sends them, and jobs for who runs them', async () => {
    await trial(own, async (trx) => {
      await sql`insert into mails ("id", "to", "language", "template", "values", "expiresAt")
        values (gen_random_uuid(), 'a@b.example', 'pl', 'farewell', '{}', now())`.execute(trx);
      expect((await sql`select 1 from mails`.execute(trx)).rows).toEqual([]);
      expect((await acrossTenants(() => sql`select 1 from mails`.execute(trx))).rows).toHaveLength(1);
    });
    await expect(trial(own, (trx) => sql`select 1 from jobs`.execute(trx))).rejects.toThrow('does not exist');
  });

  test('holds where a store is given the record of another', async () => {
    const reader = { role: 'admin' } as const;
    const { db } = database;
    const file = await db
      .selectFrom('volunteer_files')
      .innerJoin('volunteers', 'volunteers.id', 'volunteer_files.volunteerId')
      .select(['volunteer_files.id', 'volunteerId', 'accountId'])
      .where('volunteers.organizationId', '=', other)
      .executeTakeFirstOrThrow();
    await trial(own, async (trx) => {
      const before = await rowsOf('volunteers', trx);
      const files = await rowsOf('volunteer_files', trx);
      const foreign = { id: file.volunteerId, organizationId: other };
      expect(await listFiles(foreign, reader, trx)).toEqual([]);
      await deleteRow('volunteer_files', { ...foreign, id: file.id }, trx);
      await setAccountStatus(foreign, 'rejected', null, trx);
      await eraseVolunteer(foreign, file.accountId, null, trx);
      expect(await rowsOf('volunteers', trx)).toEqual(before);
      expect(await rowsOf('volunteer_files', trx)).toEqual(files);
    });
    const theirs = { id: file.volunteerId, organizationId: other };
    expect(await inTenant(other, () => listFiles(theirs, reader, database.walled))).not.toEqual([]);
  });

  test('stands again after each statement, whoever else was served meanwhile', async () => {
    const count = async () => {
      const { total } = await database.walled
        .selectFrom('volunteers')
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow();
      return total;
    };
    const [ofOwn, ofOther, ofAll] = await Promise.all([
      inTenant(own, count),
      inTenant(other, count),
      acrossTenants(count),
    ]);
    expect(ofOwn + ofOther).toBe(ofAll);
    const many = Array.from({ length: 60 }, (_, index) => [own, other, undefined][index % 3]);
    const counted = await Promise.all(
      many.map((foundation) => (foundation ? inTenant(foundation, count) : count())),
    );
    expect(counted).toEqual(
      many.map((foundation) => (foundation === own ? ofOwn : foundation === other ? ofOther : 0)),
    );
  });
});
