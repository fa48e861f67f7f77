import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { acrossTenants, inTenant, keepingScope } from '../../../src/server/core/db/scope.ts';
import { inTransaction, type Queries } from '../../../src/server/core/db/transaction.ts';
import { Exchange } from '../../../src/server/core/db/wire/Exchange.ts';
import { pipelined } from '../../../src/server/core/db/wire/pipelined.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

onEachDatabase('statements on their way', (open) => {
  let database: TestDatabase;
  let foundation: string;
  beforeAll(async () => {
    database = await open();
    foundation = (await insertOrganization(database.db)).id;
    await insertOrganization(database.db);
  });
  afterAll(() => database.close());

  const read = async (text: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(text).execute(database.walled);
    return rows;
  };
  const countOrganizations = async () =>
    (await read('select count(*)::int as "count" from "organizations"'))[0]?.count;

  test('travel together where one call asks for them at once', async () => {
    const one = () => read('select 1 as "one"');
    // From its third time on it is prepared, once.
    await one();
    const roundTrips = vi.spyOn(Exchange.prototype, 'submit');
    await inTenant(foundation, () => Promise.all([one(), one(), one()]));
    expect(roundTrips).toHaveBeenCalledTimes(1);
    await Promise.all([inTenant(foundation, one), inTenant(foundation, one)]);
    expect(roundTrips).toHaveBeenCalledTimes(3);
    roundTrips.mockRestore();
  });

  test('fail alone, though they travel together', async () => {
    const answers = await inTenant(foundation, () =>
      Promise.allSettled([read('select 1 as "one"'), read('select 1/0'), read('select 2 as "two"')]),
    );
    expect(answers).toMatchObject([
      { value: [{ one: 1 }] },
      { reason: { code: '22012' } },
      { value: [{ two: 2 }] },
    ]);
  });

  describe('that come often', () => {
    /** Which of them the connection has prepared; each statement names itself in a comment. */
    const preparedOf = async (word: string) => {
      const rows = await read(`select count(*)::int as "count" from pg_prepared_statements
        where statement like '%/* ${word}%' and statement not like '%pg_prepared_statements%'`);
      return rows[0]?.count;
    };
    const readTimes = async (text: string, times: number) => {
      for (let time = 0; time < times; time += 1) await read(text);
    };

    test('are prepared, as long as that of a record with all its parts is', async () => {
      await readTimes(`select /* ${'long'.padEnd(12_000, '.')} */ 1 as "one"`, 3);
      expect(await preparedOf('long')).toBe(1);
    });

    test('are prepared however many have come before, and the connection does not keep all of these', async () => {
      for (let nth = 0; nth < 400; nth += 1) await readTimes(`select /* former ${nth} */ ${nth} as "nth"`, 3);
      await readTimes('select /* latter */ 7 as "nth"', 4);
      expect(await preparedOf('latter')).toBe(1);
      expect(await preparedOf('former')).toBeLessThanOrEqual(251);
      // What was prepared once and has made room is right still.
      expect(await read('select /* former 0 */ 0 as "nth"')).toEqual([{ nth: 0 }]);
      await readTimes('select /* former 1 */ 1 as "nth"', 3);
      expect(await read('select /* former 1 */ 1 as "nth"')).toEqual([{ nth: 1 }]);
    });
  });

  test('come back right where a prepared one has become another', async () => {
    await sql`create table "changing" ("value" integer)`.execute(database.db);
    await sql`insert into "changing" values (7)`.execute(database.db);
    const values = () => acrossTenants(() => read('select "value" from "changing"'));
    for (let times = 0; times < 8; times += 1) expect(await values()).toEqual([{ value: 7 }]);
    await sql`alter table "changing" alter column "value" type text`.execute(database.db);
    for (let times = 0; times < 8; times += 1) expect(await values()).toEqual([{ value: '7' }]);
    await sql`drop table "changing"`.execute(database.db);
  });

  test('say it anew where a transaction looks beyond its foundation', async () => {
    const counts = await inTenant(foundation, () =>
      inTransaction(database.walled, async (trx) => {
        const count = async () => (await trx.selectFrom('organizations').select('id').execute()).length;
        return [await count(), await acrossTenants(count), await count()];
      }),
    );
    expect(counts).toEqual([1, 2, 1]);
  });

  test('leave nothing behind for who comes next', async () => {
    expect(await inTenant(foundation, countOrganizations)).toBe(1);
    const broken = inTenant(foundation, () =>
      inTransaction(database.walled, async (trx) => {
        await trx.selectFrom('organizations').select('id').execute();
        throw new Error('half-way');
      }),
    );
    await expect(broken).rejects.toThrow('half-way');
    expect(await countOrganizations()).toBe(0);
    expect(await acrossTenants(countOrganizations)).toBe(2);
  });

  test('an empty transaction is none', async () => {
    await inTenant(foundation, () => inTransaction(database.walled, async () => {}));
    expect(await inTenant(foundation, countOrganizations)).toBe(1);
  });

  describe('marked to wait for the next', () => {
    const rename = (id: string, name: string, trx: Queries) =>
      trx.updateTable('organizations').set({ name }).where('id', '=', id).modifyEnd(pipelined).execute();
    const nameOf = async () =>
      (await read(`select "name" from "organizations" where "id" = '${foundation}'`))[0]?.name;

    test('travel with the commit, and with what is read between', async () => {
      const roundTrips = vi.spyOn(Exchange.prototype, 'submit');
      await inTenant(foundation, () =>
        inTransaction(database.walled, async (trx) => {
          await rename(foundation, 'One', trx);
          await rename(foundation, 'Two', trx);
        }),
      );
      expect(roundTrips).toHaveBeenCalledTimes(1);
      const seen = await inTenant(foundation, () =>
        inTransaction(database.walled, async (trx) => {
          await rename(foundation, 'Three', trx);
          return trx.selectFrom('organizations').select('name').execute();
        }),
      );
      expect(seen).toEqual([{ name: 'Three' }]);
      expect(roundTrips).toHaveBeenCalledTimes(3);
      roundTrips.mockRestore();
      expect(await inTenant(foundation, nameOf)).toBe('Three');
    });

    test('do nothing where the transaction ends otherwise', async () => {
      const broken = inTenant(foundation, () =>
        inTransaction(database.walled, async (trx) => {
          await rename(foundation, 'Never', trx);
          throw new Error('half-way');
        }),
      );
      await expect(broken).rejects.toThrow('half-way');
      expect(await inTenant(foundation, nameOf)).toBe('Three');
    });

    test('fail with the commit, and take all with them', async () => {
      const refused = inTenant(foundation, () =>
        inTransaction(database.walled, async (trx) => {
          await rename(foundation, 'Never', trx);
          await trx
            .updateTable('organizations')
            .set({ name: sql<string>`(1 / (random() * 0)::int)::text` })
            .where('id', '=', foundation)
            .modifyEnd(pipelined)
            .execute();
        }),
      );
      await expect(refused).rejects.toMatchObject({ code: '22012' });
      expect(await inTenant(foundation, nameOf)).toBe('Three');
      expect(await acrossTenants(countOrganizations)).toBe(2);
    });
  });

  test('are for the same foundation wherever a stream of theirs is read', async () => {
    async function* counts() {
      for (let times = 0; times < 3; times += 1) yield await countOrganizations();
    }
    const stream = inTenant(foundation, () => keepingScope(counts()));
    const seen: unknown[] = [];
    for await (const count of stream) seen.push(count);
    expect(seen).toEqual([1, 1, 1]);
  });
});
