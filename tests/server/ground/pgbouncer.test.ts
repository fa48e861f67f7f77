import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { findProgram } from '../../../scripts/build/setup/machine.mjs';
import { awaitPostgres } from '../../../src/server/core/db/awaitPostgres.ts';
import type { Connection } from '../../../src/server/core/db/Connection.ts';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { inTenant } from '../../../src/server/core/db/scope.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { startPgbouncer } from '../../harness/startPgbouncer.ts';

describe.skipIf('missing' in inject('postgres') || findProgram('pgbouncer') === undefined)(
  'behind PgBouncer',
  () => {
    let database: TestDatabase;
    const closing: (() => Promise<unknown>)[] = [];
    beforeAll(async () => {
      database = await openTestDatabase('postgres');
    });
    afterEach(async () => {
      for (const close of closing.splice(0).reverse()) await close();
    });
    afterAll(() => database.close());

    const open = async (mode: 'session' | 'transaction'): Promise<Connection> => {
      const pgbouncer = await startPgbouncer(database.url ?? '', mode);
      closing.push(pgbouncer.stop);
      const connection = connectPostgres(pgbouncer.url, () => {});
      closing.push(connection.close);
      return connection;
    };
    const log = createLog(new PassThrough());
    const organizationIds = async ({ db }: Connection) => {
      const rows = await db.selectFrom('organizations').select('id').execute();
      return rows.map(({ id }) => id);
    };

    test('all works where a connection is given to a session', async () => {
      const connection = await open('session');
      await awaitPostgres(connection.db, log);
      const { id } = await insertOrganization(database.db);
      for (let times = 0; times < 5; times += 1)
        expect(await inTenant(id, () => organizationIds(connection))).toEqual([id]);
      const heard = Promise.withResolvers<string>();
      const line = await connection.listen(['news'], (_, notice) => heard.resolve(notice));
      await sql`select pg_notify('news', 'told')`.execute(database.db);
      expect(await heard.promise).toBe('told');
      await line.close();
    });

    test('a start is refused where connections are mixed, in one line that says why', async () => {
      const { db } = await open('transaction');
      await expect(awaitPostgres(db, log)).rejects.toThrow('a pooler that shares connections');
    });

    test('even there a foundation sees its own, or an error', async () => {
      const connection = await open('transaction');
      await expect
        .poll(() =>
          sql`values (1)`.execute(connection.db).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      const foundations = await Promise.all([1, 2, 3, 4].map(() => insertOrganization(database.db)));
      const read = async (id: string) => {
        const seen = await inTenant(id, () => organizationIds(connection)).catch(() => null);
        expect([null, [id]]).toContainEqual(seen);
        return seen !== null;
      };
      const answers: boolean[] = [];
      for (let round = 0; round < 25; round += 1)
        answers.push(...(await Promise.all(foundations.map(({ id }) => read(id)))));
      expect(answers).toContain(true);
    });
  },
);
