import { beforeEach, expect, test } from 'vitest';
import { purgeNotices } from '../../../src/server/notifications/purgeNotices.ts';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('a volunteer who leaves', (stage) => {
  let leaver: Caller;
  let id: string;
  beforeEach(async () => {
    await stage.db.deleteFrom('notifications').execute();
    const organizationId = stage.own.id;
    const account = await insertAccount(stage.db, { organizationId, role: 'volunteer' });
    const record = {
      organizationId,
      accountId: account.id,
      email: account.email,
      accountStatus: 'verified',
    } as const;
    ({ id } = await insertVolunteer(stage.db, { ...record, firstname: 'Wera', lastname: 'Malinowska' }));
    leaver = await stage.signIn(account);
  });
  const leave = (as = leaver, params = { id }) =>
    stage.call('leaveOrganizationAsVolunteer', { as, params, body: { reason: 'Wyjeżdżam na rok.' } });

  test('is gone with record and account, and the team learns why, for a month', async () => {
    expect((await leave()).status).toBe(204);
    expect((await stage.call('login', { as: leaver })).problem.status).toBe(401);
    const gone = await stage.call('getVolunteer', { as: stage.own.admin, params: { id } });
    expect(gone.problem.code).toBe('not_found');
    const { content } = (await stage.call('listNotifications', { as: stage.own.admin })).answer;
    expect(content).toMatchObject([
      {
        ...{ kind: 'volunteerLeft', type: 'volunteerLeave', subjectId: null },
        params: { actor: 'Wera Malinowska', reason: 'Wyjeżdżam na rok.' },
      },
    ]);
    const history = await stage.db
      .selectFrom('history')
      .select(['action', 'actorName', 'changes'])
      .where('subjectId', '=', id)
      .execute();
    expect(history).toEqual([{ action: 'left', actorName: null, changes: [] }]);
    const told = async (days: number) => {
      await stage.db
        .updateTable('notifications')
        .set({ createdAt: new Date(Date.now() - days * 24 * 60 * 60_000).toISOString() })
        .execute();
      await purgeNotices(stage).run(new AbortController().signal);
      return (await stage.call('listNotifications', { as: stage.own.admin })).answer.totalElements;
    };
    expect([await told(29), await told(31)]).toEqual([1, 0]);
  });

  test('leaves for nobody else, of the same foundation and of another', async () => {
    const before = await stage.snapshot();
    expect((await leave(leaver, { id: stage.own.volunteerId })).problem.code).toBe('not_found');
    expect((await leave(leaver, { id: stage.other.volunteerId })).problem.code).toBe('not_found');
    expect((await leave(stage.other.volunteer)).problem.code).toBe('not_found');
    expect(await stage.snapshot()).toEqual(before);
  });

  test('leaves once, however often it is asked at once', async () => {
    const statuses = (await Promise.all([leave(), leave(), leave()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const { totalElements } = (await stage.call('listNotifications', { as: stage.own.admin })).answer;
    expect(totalElements).toBe(1);
  });
});
