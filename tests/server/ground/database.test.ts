import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

onEachDatabase('the database', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('gives every type as the contract says it', async () => {
    const { rows } = await sql`select
      '2026-02-28'::date as "date",
      '2026-11-02 10:30:00.123456+01'::timestamptz as "instant",
      '2026-11-02 10:30:00+05:30'::timestamptz as "halfHour",
      '2026-11-02 10:30:00'::timestamp as "withoutZone",
      count(*) as "count", sum(7)::numeric as "sum", 0.5::float8 as "float",
      array['a', 'b"c', 'ł'] as "texts", '{"a":[1,null]}'::jsonb as "json", '\\x00ff41'::bytea as "bytes",
      null::timestamptz as "nothing"`.execute(database.db);
    expect(rows[0]).toEqual({
      date: '2026-02-28',
      instant: '2026-11-02T09:30:00.123Z',
      halfHour: '2026-11-02T05:00:00.000Z',
      withoutZone: '2026-11-02T10:30:00.000Z',
      ...{ count: 1, sum: 7, float: 0.5, nothing: null },
      ...{ texts: ['a', 'b"c', 'ł'], json: { a: [1, null] }, bytes: Buffer.from([0, 255, 65]) },
    });
  });

  test('takes back what it gave', async () => {
    const bytes = Buffer.alloc(3_000_000, 0xc5);
    const { rows } = await sql<{ bytes: Buffer; same: boolean }>`select ${bytes}::bytea as "bytes",
      ${'2026-11-02T09:30:00.123Z'}::timestamptz = '2026-11-02 10:30:00.123+01' as "same"`.execute(
      database.db,
    );
    expect(rows[0]?.bytes.equals(bytes)).toBe(true);
    expect(rows[0]?.same).toBe(true);
  });

  test('orders names as people expect, in both scripts', async () => {
    const names = ['Zofia', 'Łucja', 'Maria', 'lena', 'Żaneta', 'Tola', 'Яна', 'Іван', 'Ґанна', 'Лев'];
    const { rows } = await sql<{ name: string }>`select name from unnest(${names}::text[]) as name
      order by name collate "und-x-icu"`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual([
      'lena',
      'Łucja',
      'Maria',
      'Tola',
      'Żaneta',
      'Zofia',
      'Ґанна',
      'Іван',
      'Лев',
      'Яна',
    ]);
  });

  test('runs each migration once', async () => {
    expect(await migrate(database.db)).toEqual({ ran: [], newer: [] });
  });

  test('keeps history as it was written', async () => {
    const entry = {
      id: crypto.randomUUID(),
      organizationId: crypto.randomUUID(),
      subjectId: crypto.randomUUID(),
    };
    const changes = [{ field: 'accountStatus', from: 'pending', to: 'verified' }];
    await database.db
      .insertInto('history')
      .values({ ...entry, subjectTable: 'volunteers', action: 'verified', changes: JSON.stringify(changes) })
      .execute();
    for (const change of ['update history set action = action', 'delete from history', 'truncate history']) {
      await expect(sql.raw(change).execute(database.db)).rejects.toThrow('history is append only');
    }
    const kept = await database.db.selectFrom('history').select(['action', 'changes']).execute();
    expect(kept).toEqual([{ action: 'verified', changes }]);
  });

  test('does all of a transaction or nothing', async () => {
    const bucket = crypto.randomUUID();
    const write = inTransaction(database.db, async (trx) => {
      await trx
        .insertInto('rate_limits')
        .values({ bucket, count: 1, resetAt: '2027-01-01T00:00:00Z' })
        .execute();
      throw new Error('half-way');
    });
    await expect(write).rejects.toThrow('half-way');
    const rows = await database.db
      .selectFrom('rate_limits')
      .where('bucket', '=', bucket)
      .select('count')
      .execute();
    expect(rows).toEqual([]);
  });

  test('joins the transaction that it is called in', async () => {
    const bucket = crypto.randomUUID();
    await inTransaction(database.db, (outer) =>
      inTransaction(outer, async (inner) => {
        expect(inner).toBe(outer);
        await inner
          .insertInto('rate_limits')
          .values({ bucket, count: 1, resetAt: '2027-01-01T00:00:00Z' })
          .execute();
      }),
    );
    const rows = await database.db
      .selectFrom('rate_limits')
      .where('bucket', '=', bucket)
      .select('count')
      .execute();
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('loses no count when many count at once', async () => {
    const bucket = crypto.randomUUID();
    await database.db
      .insertInto('rate_limits')
      .values({ bucket, count: 0, resetAt: '2027-01-01T00:00:00Z' })
      .execute();
    const countUp = () =>
      inTransaction(database.db, async (trx) => {
        const row = trx.selectFrom('rate_limits').where('bucket', '=', bucket).select('count');
        const { count } = await row.forUpdate().executeTakeFirstOrThrow();
        await trx
          .updateTable('rate_limits')
          .set({ count: count + 1 })
          .where('bucket', '=', bucket)
          .execute();
      });
    await Promise.all(Array.from({ length: 25 }, countUp));
    const { count } = await database.db
      .selectFrom('rate_limits')
      .where('bucket', '=', bucket)
      .select('count')
      .executeTakeFirstOrThrow();
    expect(count).toBe(25);
  });
});
