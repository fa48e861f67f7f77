import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { startServer } from '../../harness/startServer.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../backup/emptyDatabase.ts';

const NEWER = '9999_of_the_next_release';

describe.each(['pglite', 'postgres'] as const)(
  'a database that a newer release has changed, on %s',
  (kind) => {
    const isMissing = kind === 'postgres' && 'missing' in inject('postgres');
    let database: EmptyDatabase;
    beforeAll(async () => {
      if (isMissing) return;
      database = await openEmptyDatabase(kind);
      await migrate(database.db);
      await sql`create table "newcomers" ("id" uuid primary key)`.execute(database.db);
      await sql`create view foundation."newcomers" as select * from public."newcomers"`.execute(database.db);
      await note(NEWER);
    });
    afterAll(() => database?.close());

    const note = (migration: string) =>
      sql`insert into "kysely_migration" ("name", "timestamp") values (${migration}, now()::text)`.execute(
        database.db,
      );
    const forget = (migration: string) =>
      sql`delete from "kysely_migration" where "name" = ${migration}`.execute(database.db);

    test.skipIf(isMissing)('is left as it is, its walls too', async () => {
      expect(await migrate(database.db)).toEqual({ ran: [], newer: [NEWER] });
      const { rows } = await sql`select from foundation."newcomers"`.execute(database.db);
      expect(rows).toEqual([]);
    });

    test.skipIf(isMissing || kind === 'pglite')(
      'is served by an old server that has to start again in the middle of the update',
      async () => {
        const server = await startServer({ DATABASE_URL: database.url ?? '' });
        expect(server.output()).toContain(`a newer release has changed the database: ${NEWER}`);
        expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
        expect(await server.stop()).toBe(0);
      },
    );

    test.skipIf(isMissing)('is refused in one line where it is of another line of releases', async () => {
      await note('0003_from_elsewhere');
      await expect(migrate(database.db)).rejects.toThrow(
        '0003_from_elsewhere, but not 0004_mails_and_images',
      );
      await forget('0003_from_elsewhere');
      await forget('0003_foundations_and_lists');
      await expect(migrate(database.db)).rejects.toThrow('0004_mails_and_images, but not 0003_foundations');
    });
  },
);
