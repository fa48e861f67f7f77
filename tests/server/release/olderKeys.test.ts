import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readBackup } from '../../../scripts/operate/backup/readBackup.ts';
import { restoreRows } from '../../../scripts/operate/backup/restoreBackup.ts';
import { migrate, readMigrations } from '../../../src/server/core/db/migrate.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { readLink } from '../../../src/server/core/links/oneTimeTokens.ts';
import { demoPassword } from '../../../src/server/demo/demoFile.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../backup/emptyDatabase.ts';

/** The last migration before every key had the foundation. */
const BEFORE = '0016_ended_sessions';
/** Made of the other columns, and anew where a release searches more. */
const COMPUTED = ['searchKey', 'searchText'];
/** What later migrations add. */
const NEW_TABLES = [
  ...[
    'agreements',
    'assignments',
    'certificates',
    'clearances',
    'data_requests',
    'retention_periods',
    'upcoming_erasures',
    'email_addresses',
    'event_shifts',
    'guardian_consents',
    'mailings',
    'person_in_need_notes',
  ],
  ...['person_in_need_visits', 'secret_hashes', 'time_entries'],
  ...['public_pages', 'saved_views', 'sent_mails', 'volunteer_notes'],
];

/** What the last release's demo has not, for every account and invitation of both foundations. */
const others = [
  sql`insert into "sessions" ("tokenHash", "accountId", "expiresAt")
    select sha256(('session-' || "id")::bytea), "id", now() + interval '1 day' from "accounts"`,
  sql`insert into "one_time_tokens" ("tokenHash", "purpose", "subjectId", "expiresAt")
    select sha256(('reset-' || "id")::bytea), 'resetPassword', "id", now() + interval '1 hour' from "accounts"
    union all select sha256(('invited-' || "id")::bytea), 'invitation', "id", now() + interval '1 day' from "invitations"
    union all select sha256('orphan'), 'restore', gen_random_uuid(), now() + interval '1 day'`,
  sql`insert into "volunteer_applications" ("accountId", "record") select "id", '{}' from "accounts"`,
  sql`insert into "abuse_reports" ("id", "organizationId", "subjectType", "subjectId", "description", "reporterId", "createdAt")
    select gen_random_uuid(), "id", 'organization', "id", 'Skarga', gen_random_uuid(), now() from "organizations"
    on conflict do nothing`,
  sql`insert into "mails" ("id", "to", "language", "template", "values", "expiresAt")
    values (gen_random_uuid(), 'a@mail.example', 'pl', 'farewell', '{}', now())`,
  sql`insert into "jobs" ("name") values ('purgeAccounts') on conflict do nothing`,
  sql`insert into "rate_limits" ("bucket", "count", "resetAt") values ('bucket', 1, now()) on conflict do nothing`,
];

describe.each(['pglite', 'postgres'] as const)('a database whose keys had no foundation, on %s', (kind) => {
  const isMissing = kind === 'postgres' && 'missing' in inject('postgres');
  let database: EmptyDatabase;
  let server: TestServer;
  let before: Record<string, object[]>;

  beforeAll(async () => {
    if (isMissing) return;
    database = await openEmptyDatabase(kind);
    const backup = await readBackup(join(import.meta.dirname, 'released.backup'));
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: readMigrations } });
    const migrateTo = async (name: string) => expect((await migrator.migrateTo(name)).error).toBeUndefined();
    await migrateTo(backup.header.migrations.at(-1)?.name ?? '');
    await inTransaction(database.db, (trx) => restoreRows(backup, trx, () => {}));
    await migrateTo(BEFORE);
    for (const statement of others) await statement.execute(database.db);
    before = await allRows();
    await migrate(database.db);
    server = await startTestServer(database);
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  const allRows = async (): Promise<Record<string, Record<string, unknown>[]>> => {
    const { rows: tables } = await sql<{ name: string }>`select table_name as "name"
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not like 'kysely%'`.execute(database.db);
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{
        row: Record<string, unknown>;
      }>`select to_jsonb(t) as "row" from ${sql.table(name)} as t`.execute(database.db);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  };
  const ids = async (table: 'accounts' | 'invitations' | 'organizations') =>
    (await database.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

  test.skipIf(isMissing)('had rows in all tables, and keeps them as they were', async () => {
    expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([]);
    const after = await allRows();
    expect(Object.keys(after).sort()).toEqual([...Object.keys(before), ...NEW_TABLES].sort());
    const accounts = await ids('accounts');
    const invitations = await ids('invitations');
    for (const [table, rows] of Object.entries(before)) {
      // Counted anew.
      if (table === 'list_versions') continue;
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !COMPUTED.includes(column));
      const text = (row: object) => JSON.stringify(row, columns);
      const isKept = (row: object) =>
        table !== 'one_time_tokens' ||
        ('subjectId' in row && [...accounts, ...invitations].includes(String(row.subjectId)));
      const kept = rows.filter(isKept).map(text).sort();
      expect([table, after[table]?.map(text).sort()]).toEqual([table, kept]);
    }
    expect(before.one_time_tokens?.length).toBe((after.one_time_tokens?.length ?? 0) + 1);
  });

  test.skipIf(isMissing)('names the foundation of every row that is one’s', async () => {
    const organizations = await ids('organizations');
    expect(organizations).toHaveLength(2);
    for (const [table, rows] of Object.entries(await allRows())) {
      const owners = new Set(rows.flatMap(({ organizationId }) => organizationId ?? []));
      if ('organizationId' in (rows[0] ?? {}))
        expect([table, [...owners].sort()]).toEqual([table, organizations]);
    }
  });

  test.skipIf(isMissing)('knows people by address, cookie, link and picture', async () => {
    let pictures = 0;
    for (const [email, role] of [
      ['Anna.Admin@demo.example', 'admin'],
      ['wera.volunteer@demo.example', 'volunteer'],
      ['olena.admin@other.example', 'admin'],
    ] as const) {
      const caller = await server.signIn({ email, role, password: demoPassword });
      const former = { ...caller, cookie: `session=session-${caller.id}` };
      const list = await server.call('listNotifications', { as: former });
      expect(list.status).toBe(role === 'volunteer' ? 403 : 200);
      const { subject } = await readLink(`reset-${caller.id}`, database.db);
      expect(subject).toEqual({ id: caller.id, organizationId: caller.organizationId });
      if (!caller.imageToken) continue;
      expect((await server.call('getImage', { params: { token: caller.imageToken } })).status).toBe(200);
      pictures += 1;
    }
    expect(pictures).toBeGreaterThan(0);
    for (const id of await ids('invitations')) {
      expect((await readLink(`invited-${id}`, database.db)).subject.id).toBe(id);
    }
  });

  test.skipIf(isMissing)(
    'goes on counting notifications behind those of the foundation that are there',
    async () => {
      const { db } = database;
      const [last] = await db
        .selectFrom('notifications')
        .selectAll()
        .orderBy('position', 'desc')
        .limit(1)
        .execute();
      if (!last) throw new Error('there is none');
      const id = uuid();
      const params = JSON.stringify(last.params);
      await db
        .insertInto('notifications')
        .values({ ...last, id, params, position: null } as never)
        .execute();
      const added = await db.selectFrom('notifications').select('position').where('id', '=', id).execute();
      expect(added).toEqual([{ position: Number(last.position) + 1 }]);
    },
  );

  test.skipIf(isMissing)('still gives an address to one account only', async () => {
    const [account] = await database.db.selectFrom('email_addresses').selectAll().execute();
    const taken = database.db
      .insertInto('email_addresses')
      .values({ ...account, accountId: uuid(), organizationId: uuid() } as never)
      .execute();
    await expect(taken).rejects.toMatchObject({ code: '23505' });
  });
});
