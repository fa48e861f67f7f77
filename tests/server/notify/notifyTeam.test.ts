import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import type { RecordKey } from '../../../src/server/core/db/rowByKey.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import {
  type Notice,
  type NotificationKind,
  typeOfKind,
} from '../../../src/server/notifications/notify/Notice.ts';
import { notifyTeam } from '../../../src/server/notifications/notify/notifyTeam.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { setPreferences } from '../../harness/setPreferences.ts';

const kinds = Object.keys(typeOfKind) as NotificationKind[];
const types = [...new Set(Object.values(typeOfKind))];

onEachServer('telling the team', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('notifications').execute();
    await stage.db.deleteFrom('mails').execute();
    await stage.db.deleteFrom('notification_preferences').execute();
  });

  const prefer = (account: RecordKey, chosen: object) => setPreferences(stage.db, account, chosen);
  const told = async () => {
    const rows = await stage.db.selectFrom('notifications').select(['accountId', 'type']).execute();
    return rows.map(({ accountId }) => accountId).sort();
  };
  const mails = () => stage.db.selectFrom('mails').select(['to', 'language', 'template', 'values']).execute();
  const noticeOf = (kind: NotificationKind): Notice =>
    ({ ...buildNotice(stage.own.id), kind, reason: 'Powód.' }) as Notice;

  test.each(kinds)('reaches everybody in the foundation and nobody else: %s', async (kind) => {
    await notify(noticeOf(kind), stage.db);
    expect(await told()).toEqual([stage.own.admin.id, stage.own.coordinator.id].sort());
  });

  describe.each(types)('of %s', (type) => {
    test('follows the preference of that name, and no other', async () => {
      const { own } = stage;
      const all = Object.fromEntries(types.map((name) => [name, true]));
      const none = Object.fromEntries(types.map((name) => [name, false]));
      await prefer(own.admin, { ...all, [type]: false });
      await prefer(own.coordinator, { ...none, [type]: true });
      for (const kind of kinds.filter((name) => typeOfKind[name] === type)) {
        await stage.db.deleteFrom('notifications').execute();
        await notify(noticeOf(kind), stage.db);
        expect(await told(), kind).toEqual([own.coordinator.id]);
      }
    });
  });

  test('does not tell who did it, nor whom it must be kept from', async () => {
    const { admin, coordinator } = stage.own;
    await notify({ ...buildNotice(stage.own.id), actor: admin }, stage.db);
    expect(await told()).toEqual([coordinator.id]);
    await notify({ ...buildNotice(stage.own.id), actor: admin, exceptFor: coordinator.id }, stage.db);
    expect(await told()).toEqual([coordinator.id]);
  });

  test('does not tell who has left or has not confirmed the address', async () => {
    const { id: organizationId } = stage.own;
    const gone = { closedAt: new Date().toISOString() };
    await insertAccount(stage.db, { organizationId, role: 'coordinator', ...gone });
    await insertAccount(stage.db, { organizationId, role: 'admin', emailConfirmedAt: null });
    await notify(buildNotice(organizationId), stage.db);
    expect(await told()).toHaveLength(2);
  });

  test.each([
    ['off', 0, false],
    ['immediately', 1, false],
    ['daily', 0, true],
  ] as const)('mails as often as is preferred: %s', async (email, count, waits) => {
    const { admin, coordinator } = stage.own;
    await prefer(coordinator, { newVolunteer: false });
    await prefer(admin, { email });
    await notify(buildNotice(stage.own.id), stage.db);
    expect(await mails()).toHaveLength(count);
    const { digestAt } = await stage.db
      .selectFrom('notifications')
      .select('digestAt')
      .executeTakeFirstOrThrow();
    expect(digestAt !== null).toBe(waits);
    if (digestAt) {
      const hour = new Date(digestAt).toLocaleTimeString('en-GB', { timeZone: 'Europe/Warsaw' });
      expect(hour).toBe('07:00:00');
      expect(Date.parse(digestAt)).toBeGreaterThan(Date.now());
      expect(Date.parse(digestAt) - Date.now()).toBeLessThanOrEqual(25 * 3600_000);
    }
  });

  test.each(languages)('mails in the language of its reader: %s', async (language) => {
    await prefer(stage.own.coordinator, { newVolunteer: false });
    await stage.db.updateTable('accounts').set({ language }).where('id', '=', stage.own.admin.id).execute();
    const id = crypto.randomUUID();
    const notice = buildNotice(stage.own.id);
    await notify({ ...notice, subject: { type: 'volunteer', id, name: 'Łucja' } }, stage.db);
    const word = { pl: 'Nowe zgłoszenie', en: 'New volunteer', uk: 'Нова заявка', ru: 'Новая заявка' }[
      language
    ];
    expect(await mails()).toEqual([
      {
        ...{ to: stage.own.admin.email, language, template: 'notification' },
        values: { message: expect.stringContaining(word), href: `/volunteer/${id}`, kind: notice.kind },
      },
    ]);
  });

  test('happens with its cause or not at all', async () => {
    const failing = inTransaction(stage.db, async (trx) => {
      await notifyTeam(buildNotice(stage.own.id), trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await told()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('keeps names and reasons within what the contract allows', async () => {
    const name = 'Ł'.repeat(501);
    const subject = { type: 'volunteer', id: null, name } as const;
    const actor = { id: crypto.randomUUID(), name };
    const reason = '🙂'.repeat(2000);
    await notify({ kind: 'volunteerLeft', organizationId: stage.own.id, actor, subject, reason }, stage.db);
    const { content } = (await stage.call('listNotifications', { as: stage.own.admin })).answer;
    expect(content).toHaveLength(1);
  });

  test('numbers what is committed at the same time without gaps in what can be seen', async () => {
    const { id: organizationId } = stage.own;
    await Promise.all(Array.from({ length: 12 }, () => notify(buildNotice(organizationId), stage.db)));
    const { rows } = await sql<{ count: number; positions: number }>`
      select count(*)::int as "count", count(distinct "position")::int as "positions" from "notifications"`.execute(
      stage.db,
    );
    expect(rows).toEqual([{ count: 24, positions: 24 }]);
  });
});
