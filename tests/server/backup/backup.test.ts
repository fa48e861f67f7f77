import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { backupText } from '../../../scripts/operate/backup/backupText.ts';
import { readBackup } from '../../../scripts/operate/backup/readBackup.ts';
import { restoreBackup } from '../../../scripts/operate/backup/restoreBackup.ts';
import { writeBackup } from '../../../scripts/operate/backup/writeBackup.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { migrate, readMigrations } from '../../../src/server/core/db/migrate.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { loadDemoData } from '../../../src/server/demo/loadDemoData.ts';
import { buildOrganization, insertOrganization } from '../../harness/insertOrganization.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { DatabaseKind, TestDatabase } from '../../harness/openTestDatabase.ts';
import type { TableDigests } from '../../harness/tableDigests.ts';
import { type EmptyDatabase, openEmptyDatabase } from './emptyDatabase.ts';
import { keptDigests } from './keptDigests.ts';

const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-backup-'));
const opened: EmptyDatabase[] = [];
const kinds: DatabaseKind[] = 'missing' in inject('postgres') ? ['pglite'] : ['pglite', 'postgres'];
let files = 0;

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function openEmpty(kind: DatabaseKind): Promise<Kysely<Database>> {
  const empty = await openEmptyDatabase(kind);
  opened.push(empty);
  return empty.db;
}

/** @param meanwhile what happens once the first row is read */
async function backup(db: Kysely<Database>, meanwhile = async () => {}): Promise<string> {
  files += 1;
  const file = join(folder, `${files}.backup`);
  let isRead = false;
  async function* text(snapshot: Parameters<typeof backupText>[0]) {
    for await (const part of backupText(snapshot, { onBegin: () => {}, onRows: () => {} })) {
      yield part;
      if (!isRead) await meanwhile();
      isRead = true;
    }
  }
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await transaction.execute((snapshot) => writeBackup(file, text(snapshot)));
  return file;
}

async function restore(file: string, db: Kysely<Database>): Promise<void> {
  await restoreBackup(await readBackup(file), db, { onBegin: () => {}, onRows: () => {} });
}

onEachDatabase('a backup', (open) => {
  let database: TestDatabase;
  let before: TableDigests;
  let file: string;
  beforeAll(async () => {
    database = await open();
    await loadDemoData({ db: database.db });
    before = await keptDigests(database.db);
    file = await backup(database.db);
  });
  afterAll(() => database.close());

  describe.each(kinds)('restored on %s', (kind) => {
    test('is the same in all tables, files included, and the database goes on from there', async () => {
      const db = await openEmpty(kind);
      await restore(file, db);
      expect(await keptDigests(db)).toEqual(before);
      expect(before.volunteer_files).not.toMatch(/^0 /);
      expect(before.images).not.toMatch(/^0 /);

      await expect(sql`delete from "history"`.execute(db)).rejects.toThrow('history is append only');
      const { organizationId } = await db
        .selectFrom('coordinators')
        .select('organizationId')
        .limit(1)
        .executeTakeFirstOrThrow();
      const last = () => db.selectFrom('notifications').select(sql<number>`max("position")`.as('position'));
      const { position } = await last().executeTakeFirstOrThrow();
      await notify(buildNotice(organizationId), db);
      expect((await last().executeTakeFirstOrThrow()).position).toBeGreaterThan(position);
      expect(await migrate(db)).toEqual({ ran: [], newer: [] });
    });
  });
});

describe.skipIf('missing' in inject('postgres'))('a backup on PostgreSQL, under load', () => {
  test('is one moment, whatever is written and deleted meanwhile', async () => {
    const [source, target] = [await openEmpty('postgres'), await openEmpty('postgres')];
    await migrate(source);
    await loadDemoData({ db: source });
    const before = await keptDigests(source);
    const file = await backup(source, async () => {
      await insertOrganization(source);
      await sql`delete from "volunteers"`.execute(source);
      await sql`update "accounts" set "language" = 'ru'`.execute(source);
    });
    expect(await keptDigests(source)).not.toEqual(before);
    await restore(file, target);
    expect(await keptDigests(target)).toEqual(before);
  });
});

describe('a backup of an older release', () => {
  test('is brought to this one, as the database that it was taken from', async () => {
    const [source, target] = [await openEmpty('pglite'), await openEmpty('pglite')];
    const migrator = new Migrator({ db: source, provider: { getMigrations: readMigrations } });
    await migrator.migrateTo('0008_participation');
    const { offerHours: _, ...of0008 } = buildOrganization();
    const { id: organizationId } = of0008;
    await insertRows('organizations', [of0008], source);
    await insertVolunteerOf0008(organizationId, source);
    const file = await backup(source);
    const { header } = await readBackup(file);
    expect(header.migrations.at(-1)?.name).toBe('0008_participation');

    await restore(file, target);
    await migrate(source);
    const [restored, migrated] = [await keptDigests(target), await keptDigests(source)];
    // When each migration ran differs.
    const differing = { kysely_migration: '' };
    expect({ ...restored, ...differing }).toEqual({ ...migrated, ...differing });
    const { rows } = await sql`select "verifiedAt" from "volunteers"`.execute(target);
    expect(rows).toEqual([{ verifiedAt: '2026-02-03T10:00:00.000Z' }]);
  });
});

describe('what cannot be restored', () => {
  let target: Kysely<Database>;
  let file: string;
  beforeAll(async () => {
    const empty = await openEmptyDatabase('pglite');
    await migrate(empty.db);
    await insertOrganization(empty.db);
    file = await backup(empty.db);
    target = empty.db;
    return empty.close;
  });

  const written = (content: Buffer): string => {
    files += 1;
    const path = join(folder, `${files}.backup`);
    writeFileSync(path, content);
    return path;
  };
  const changed = (from: string, to: string) =>
    written(gzipSync(gunzipSync(readFileSync(file)).toString().replace(from, to)));

  test('goes into no database that holds something', async () => {
    await expect(restore(file, target)).rejects.toThrow(/^The database is not empty, and nothing in it is/);
  });

  test.each([
    ['a file that is not there', () => join(folder, 'none'), /none cannot be read \(ENOENT\)/],
    ['a folder', () => folder, /cannot be read \(EISDIR\)/],
    ['something else', () => written(Buffer.from('hello')), /is no backup of this panel/],
    ['something else in gzip', () => written(gzipSync('hello')), /is no backup of this panel/],
    ['other JSON', () => written(gzipSync('{}\n')), /is no backup of this panel/],
    [
      'a later format',
      () => changed('"formatVersion":1', '"formatVersion":2'),
      /made by a newer release: update/,
    ],
    ['nothing', () => written(Buffer.alloc(0)), /is no backup of this panel/],
  ])('says what it is: %s', async (_, make, message) => {
    await expect(readBackup(make())).rejects.toThrow(message);
  });

  test.each([
    ['cut off', () => written(readFileSync(file).subarray(0, -40)), /is damaged: .+ Nothing was restored\.$/],
    ['with another name in it', () => changed('Pomocna', 'Pomocny'), /is damaged/],
    ['of a newer release', () => changed('"name":"0001_', '"name":"9999_'), /which has the migration 9999_/],
  ])('leaves the database empty: %s', async (_, make, message) => {
    const db = await openEmpty(kinds.at(-1) ?? 'pglite');
    await expect(restore(make(), db)).rejects.toThrow(message);
    await restore(file, db);
    expect(await keptDigests(db)).toEqual(await keptDigests(target));
  });
});

async function insertVolunteerOf0008(organizationId: string, db: Kysely<Database>): Promise<void> {
  const [id, entry] = [crypto.randomUUID(), crypto.randomUUID()];
  await sql`insert into "volunteers" ("id", "organizationId", "firstname", "lastname", "accountStatus", "city", "email",
      "phone", "dateOfBirth", "languages", "daysOfHelp", "haveYouBeenAVolunteerBefore", "createdAt")
    values (${id}, ${organizationId}, 'Łucja', 'Wiśniewska', 'verified', 'Łódź', 'l@mail.example', '+48601234567',
      '1994-05-17', '{pl}', '{saturday}', true, '2026-02-01T10:00:00Z')`.execute(db);
  await sql`insert into "history" ("id", "organizationId", "subjectTable", "subjectId", "at", "action")
    values (${entry}, ${organizationId}, 'volunteers', ${id}, '2026-02-03T10:00:00Z', 'verified')`.execute(
    db,
  );
}
