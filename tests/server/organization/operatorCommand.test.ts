import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { readCommand } from '../../../scripts/operate/organizations/readCommand.ts';
import { connectEmbedded } from '../../../src/server/core/db/connectEmbedded.ts';
import { lockDataFolder } from '../../../src/server/core/db/dataFolderLock.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { decideOrganization } from '../../../src/server/organization/decideOrganization.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { queuedMails } from '../../harness/queuedMails.ts';
import { runNode } from '../../harness/runNode.ts';

const root = join(import.meta.dirname, '../../..');
const run = (environment: Record<string, string>, ...args: string[]) =>
  runNode(['scripts/operate/organizations.ts', ...args], {
    cwd: root,
    environment: { DATABASE_URL: '', HOST: '', DEMO: '', ...environment },
  });

describe('the operator’s command', () => {
  const id = uuid();

  test.each([
    [['list'], { action: 'list', all: false }],
    [['list', '--all'], { action: 'list', all: true }],
    [['approve', id], { action: 'approve', id, why: null }],
    [['decline', id, '--why', ' Nie '], { action: 'decline', id, why: 'Nie' }],
    [['decline', '--why', 'x'.repeat(250), id], { action: 'decline', id, why: 'x'.repeat(250) }],
  ])('is read: %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  test.each([
    [[], /^Say what to do/],
    [['remove', id], /^There is no remove: npm run organizations/],
    [['list', id], /^list takes --all/],
    [['approve'], /^approve takes the id/],
    [['approve', '17'], /^approve takes the id/],
    [['approve', id, id], /^approve takes the id/],
    [['approve', id, '--why', 'Nie ma'], /^Only decline takes --why/],
    [['decline', id], /^decline takes --why with 3 to 250 characters/],
    [['decline', id, '--why', 'ab'], /^decline takes --why with 3 to 250 characters/],
    [['decline', id, '--why', '  a  '], /^decline takes --why with 3 to 250 characters/],
    [['decline', id, '--why', 'x'.repeat(251)], /^decline takes --why with 3 to 250 characters/],
    [['list', '--every'], /^Unknown option '--every'\. It takes/],
  ])('is refused in a line that says what it takes: %j', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
});

describe('the operator’s command on the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-operator-'));
    const { db, close } = await connectEmbedded(join(folder, 'db'), 'all');
    await migrate(db);
    await close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('works while no server runs, and says so while one does', async () => {
    expect(await run({ DATA_DIR: folder }, 'list')).toMatchObject({
      code: 0,
      stdout: 'No foundation waits.\n',
    });
    const unlock = lockDataFolder(folder);
    const { code, stderr } = await run({ DATA_DIR: folder }, 'list');
    unlock();
    expect(code).toBe(1);
    expect(stderr).toContain(`in use by another process (pid ${process.pid})`);
    expect(stderr).toContain('stop the server, run this again, and start the server');
  }, 60_000);
});

onOneServer('deciding on a foundation', (stage) => {
  const waiting = (name: string) => insertWaiting(stage.db, name);
  const statusOf = (id: string) => readStatus(stage.db, id);

  test('tells its admin in the admin’s language', async () => {
    const [good, bad] = [await waiting('Dobra Fundacja'), await waiting('Zła Fundacja')];
    await decideOrganization(good.id, { status: 'approved', reason: null }, stage.db);
    await decideOrganization(bad.id, { status: 'declined', reason: 'Brak w KRS.' }, stage.db);
    expect([await statusOf(good.id), await statusOf(bad.id)]).toEqual(['approved', 'declined']);
    expect(await queuedMails(stage.db, good.email)).toEqual([
      expect.objectContaining({ language: 'uk', template: 'organizationApproved' }),
    ]);
    expect(await queuedMails(stage.db, bad.email)).toEqual([
      expect.objectContaining({
        ...{ language: 'uk', template: 'organizationDeclined' },
        values: { organization: 'Zła Fundacja', reason: 'Brak w KRS.' },
      }),
    ]);
  });

  test('notifies it of its approval, without a second mail, and of nothing when it is declined', async () => {
    const [good, bad] = [await waiting('Dobra Fundacja'), await waiting('Zła Fundacja')];
    await decideOrganization(good.id, { status: 'approved', reason: null }, stage.db);
    await decideOrganization(bad.id, { status: 'declined', reason: 'Brak w KRS.' }, stage.db);
    const notices = await stage.db
      .selectFrom('notifications')
      .select(['kind', 'type', 'organizationId', 'params', 'digestAt'])
      .where('organizationId', 'in', [good.id, bad.id])
      .execute();
    expect(notices).toMatchObject([
      {
        ...{ kind: 'organizationApproved', type: 'systemNotifications', organizationId: good.id },
        ...{ params: { subject: 'Dobra Fundacja' }, digestAt: null },
      },
    ]);
    expect(await queuedMails(stage.db, good.email)).toHaveLength(1);
  });

  test('is final', async () => {
    const { id } = await waiting('Raz');
    await decideOrganization(id, { status: 'declined', reason: 'Brak w KRS.' }, stage.db);
    const before = await stage.snapshot();
    for (const status of ['approved', 'declined'] as const) {
      const decision = decideOrganization(id, { status, reason: null }, stage.db);
      await expect(decision).rejects.toMatchObject({ code: 'invalid_state' });
    }
    expect(await stage.snapshot()).toEqual(before);
  });

  test('by two operators at once happens once', async () => {
    const { id, email } = await waiting('Naraz');
    const decisions = (['approved', 'declined', 'approved', 'declined'] as const).map((status) =>
      decideOrganization(id, { status, reason: null }, stage.db),
    );
    const results = await Promise.allSettled(decisions);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await queuedMails(stage.db, email)).toHaveLength(1);
  });

  test('leaves no mail where it fails', async () => {
    const { id, email } = await waiting('Prawie');
    const failing = inTransaction(stage.db, async (trx) => {
      await decideOrganization(id, { status: 'approved', reason: null }, trx);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await statusOf(id)).toBe('pending');
    expect(await queuedMails(stage.db, email)).toEqual([]);
  });
});

describe.skipIf('missing' in inject('postgres'))('the operator’s command on PostgreSQL', () => {
  test('works beside running servers', async () => {
    const { db, url = '', close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const [good, bad] = [await insertWaiting(db, 'Dobra'), await insertWaiting(db, 'Zła')];
    const listed = await run({ DATABASE_URL: url }, 'list');
    expect(listed.stdout).toMatch(new RegExp(`${good.id}  pending .*Dobra\n.*\n${bad.id}  pending .*Zła\n`));
    expect((await run({ DATABASE_URL: url }, 'approve', good.id)).stdout).toContain('Dobra is approved.');
    const declined = await run({ DATABASE_URL: url }, 'decline', bad.id, '--why', 'Brak w KRS.');
    expect(declined).toMatchObject({ code: 0, stderr: '' });
    expect([await readStatus(db, good.id), await readStatus(db, bad.id)]).toEqual(['approved', 'declined']);
    const again = await run({ DATABASE_URL: url }, 'approve', bad.id);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toBe('Zła is declined: only one that is pending can be approved or declined.\n');
    const nobody = uuid();
    expect((await run({ DATABASE_URL: url }, 'approve', nobody)).stderr).toBe(
      `There is no foundation ${nobody}.\n`,
    );
  }, 120_000);
});

async function insertWaiting(db: TestDatabase['db'], name: string) {
  const { id } = await insertOrganization(db, { name, status: 'pending' });
  const email = `${id}@mail.example`;
  await insertAccount(db, { organizationId: id, role: 'admin', email, language: 'uk' });
  return { id, email };
}

async function readStatus(db: TestDatabase['db'], id: string) {
  const row = await db.selectFrom('organizations').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}
