import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenBackup, readBackup } from '../../../scripts/operate/backup/readBackup.ts';
import { restoreBackup } from '../../../scripts/operate/backup/restoreBackup.ts';
import { migrate, readMigrations } from '../../../src/server/core/db/migrate.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { demoPassword } from '../../../src/server/demo/demoFile.ts';
import { leftovers } from '../../harness/distribution/leftovers.ts';
import { startTestServer } from '../../harness/startTestServer.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../backup/emptyDatabase.ts';
import { describeSchema, type Schema } from './describeSchema.ts';

/**
 * The last release: a backup of its demo data, and the statements that its server sends. With each release they are made
 * anew: `npm start` in a new folder and `npm run backup -- tests/server/release/released.backup`; and
 * `RECORD_STATEMENTS=statements.jsonl npx vitest run --config tests/vitest.config.ts --project server`, then
 * `sort --unique statements.jsonl > tests/server/release/released.statements.jsonl`.
 *
 * While an update rolls, processes of both releases work on the new tables, so a release only adds (expand). What it needs
 * no more it takes away with the release after that (contract): then the list names it here until the next backup.
 */
const released = join(import.meta.dirname, 'released.backup');
const contracted: readonly string[] = [];
/** Rules that take all that the last release's took in their place, and more. */
const widened: readonly string[] = [
  // Only a confirmed account holds an address.
  'CREATE UNIQUE INDEX accounts_lower_idx ON public.accounts USING btree (lower(email)) WHERE (("closedAt" IS NULL) AND ("emailConfirmedAt" IS NOT NULL))',
  // As before where nobody came without having signed up.
  'CHECK ((("nrOfVolunteersSigned" - "walkIns") <= "volunteersNeededNum"))',
  // Five purposes more: the way back to a former address, the questions to a volunteer and a guardian, their sign-in, and their data.
  "CHECK ((purpose = ANY (ARRAY['confirmEmail'::text, 'resetPassword'::text, 'invitation'::text, 'restore'::text, 'formerEmail'::text, 'assignment'::text, 'signIn'::text, 'personalData'::text, 'guardianConsent'::text])))",
  // Where there is a link, there is its foundation.
  'FOREIGN KEY ("organizationId") REFERENCES organizations(id) ON DELETE CASCADE',
  // One of each volunteer, as before, in an event without shifts, and now in each shift of one.
  'CREATE UNIQUE INDEX participants_once ON public.participants USING btree ("organizationId", "eventId", "volunteerId", COALESCE("shiftId", "eventId"))',
  // The last release knows no shifts.
  'FOREIGN KEY ("organizationId", "shiftId") REFERENCES event_shifts("organizationId", id) ON DELETE CASCADE',
];
const statements: readonly string[] = readFileSync(
  join(import.meta.dirname, 'released.statements.jsonl'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

describe.each(['pglite', 'postgres'] as const)('an update from the last release, on %s', (kind) => {
  let updated: EmptyDatabase;
  let backup: OpenBackup;

  beforeAll(async () => {
    if (isMissing(kind)) return;
    backup = await readBackup(released);
    updated = await openEmptyDatabase(kind);
    await restoreBackup(backup, updated.db, { onBegin: () => {}, onRows: () => {} });
  });
  afterAll(() => updated?.close());

  test.skipIf(isMissing(kind))('keeps its data, and this release works on them', async () => {
    for (const { name, rows } of backup.header.tables)
      expect([name, await countRows(name, updated.db)]).toEqual([name, rows]);
    const server = await startTestServer(updated);
    const anna = await server.signIn({
      email: 'anna.admin@demo.example',
      role: 'admin',
      password: demoPassword,
    });
    const params = { id: anna.organizationId };
    for (const id of ['listVolunteers', 'listEvents', 'listPeopleInNeed', 'listTeam'] as const) {
      const { status, answer } = await server.call(id, { as: anna, params });
      expect([id, status]).toEqual([id, 200]);
      expect(answer.totalElements).toBeGreaterThan(0);
    }
    await server.close();
  });

  test.skipIf(isMissing(kind))('its tables understand every statement of the last release', async () => {
    expect(statements.length).toBeGreaterThan(100);
    const refused = await inTransaction(updated.db, async (trx) => {
      const issues: string[] = [];
      for (const text of statements) {
        await sql`savepoint "one"`.execute(trx);
        await sql
          .raw(`prepare "one" as ${text}`)
          .execute(trx)
          .then(
            () => sql`deallocate "one"`.execute(trx),
            async (error: unknown) => {
              issues.push(`${error}: ${text}`);
              await sql`rollback to "one"`.execute(trx);
            },
          );
      }
      return issues;
    });
    expect(refused).toEqual([]);
  });
});

describe.skipIf(isMissing('postgres'))('while an update rolls', () => {
  let older: Schema;
  let newer: Schema;
  let database: EmptyDatabase;

  beforeAll(async () => {
    database = await openEmptyDatabase('postgres');
    const { header } = await readBackup(released);
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: readMigrations } });
    await migrator.migrateTo(header.migrations.at(-1)?.name ?? '');
    older = await describeSchema(database.db);
    await migrate(database.db);
    newer = await describeSchema(database.db);
  });
  afterAll(() => database.close());

  test('nothing is gone or another type that the last release reads or writes', () => {
    expect(older.columns.filter((column) => !newer.columns.includes(column))).toEqual(contracted);
  });

  test('nothing is required that the last release does not write', () => {
    const added = newer.required.filter((column) => !older.required.includes(column) && isOfOlder(column));
    expect(added).toEqual(leftovers.filled);
  });

  test('no rule refuses what the last release may write', () => {
    const known = new Set(older.rules.map(ofAnyFoundation));
    const added = newer.rules.filter((rule) => !known.has(ofAnyFoundation(rule)));
    const ofOlder = added.filter(({ table }) => isOfOlder(`${table}.`));
    expect(ofOlder.map(({ rule }) => rule)).toEqual(widened);
  });

  test('the last release’s rows go into the new tables as it writes them, and come back as it reads them', async () => {
    const backup = await readBackup(released);
    await inTransaction(database.db, async (trx) => {
      for await (const { table, rows } of backup.portions) {
        const columns = sql.join(table.columns.map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(table.name)} (${columns}) select ${columns}
          from json_populate_recordset(null::${sql.table(table.name)}, ${`[${rows.join(',')}]`}::json)`.execute(
          trx,
        );
      }
    });
    for (const { name, columns, rows } of backup.header.tables) {
      const selected = sql.join(columns.map((column) => sql.ref(column)));
      const read = await sql`select ${selected} from ${sql.table(name)}`.execute(database.db);
      expect([name, read.rows.length]).toEqual([name, rows]);
    }
    // They are found by what that release knows nothing of.
    expect(await countRows('email_addresses', database.db)).toBe(await countRows('accounts', database.db));
    expect(await countRows('secret_hashes', database.db)).toBe(await countRows('images', database.db));
  });

  const isOfOlder = (name: string) =>
    older.columns.some((column) => column.startsWith(`${name.split('.')[0]}.`));
});

/** A key with the foundation before it takes all that the same key took without. */
function ofAnyFoundation({ table, rule }: Schema['rules'][number]): string {
  const key = rule.replace(/INDEX \S+ ON/, 'INDEX ON').replaceAll('"organizationId", ', '');
  return `${table} ${key.replace(/(SET NULL) \(.*\)/, '$1')}`;
}

function isMissing(kind: 'pglite' | 'postgres'): boolean {
  return kind === 'postgres' && 'missing' in inject('postgres');
}

async function countRows(table: string, db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
