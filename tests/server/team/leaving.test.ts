import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { mailedToken, queuedMails } from '../../harness/queuedMails.ts';

onEachServer('leaving and deleting', (stage) => {
  let organizationId: string;
  beforeEach(async () => {
    organizationId = (await insertOrganization(stage.db, { name: 'Fundacja Zmian' })).id;
  });
  const member = async (role: 'admin' | 'coordinator', name = 'Ola Lis'): Promise<Caller> =>
    stage.signIn(await insertAccount(stage.db, { organizationId, role, name }));
  const leave = (as: Caller, id = as.id) =>
    stage.call('leaveOrganization', { as, params: { id }, body: { reason: 'Wyjeżdżam.' } });
  const remove = (as: Caller, id: string) => stage.call('deleteCoordinator', { as, params: { id } });
  const setRole = (as: Caller, id: string, role: string) =>
    stage.call('changeCoordinatorRole', { as, params: { id }, body: { role } });
  const isSignedIn = async (as: Caller) => (await stage.call('login', { as })).status === 200;
  const countAdmins = async () => {
    const admins = stage.db.selectFrom('accounts').select('id').where('organizationId', '=', organizationId);
    return (await admins.where('role', '=', 'admin').where('closedAt', 'is', null).execute()).length;
  };
  const historyOf = (id: string) =>
    stage.db
      .selectFrom('history')
      .select(['action', 'actorId', 'changes'])
      .where('subjectId', '=', id)
      .orderBy('at')
      .execute();

  describe('leaving', () => {
    test('closes the account, ends its sessions, says farewell and tells the team', async () => {
      const [admin, as] = [await member('admin'), await member('coordinator')];
      const elsewhere = await stage.signIn(as);
      expect((await leave(as)).status).toBe(204);
      expect([await isSignedIn(as), await isSignedIn(elsewhere)]).toEqual([false, false]);
      await expect(stage.signIn(as)).rejects.toThrow('invalid_credentials');
      expect((await queuedMails(stage.db, as.email)).at(-1)).toMatchObject({
        ...{ template: 'farewell', values: { organization: 'Fundacja Zmian' } },
      });
      const changes = [{ field: 'reason', from: null, to: 'Wyjeżdżam.' }];
      expect(await historyOf(as.id)).toEqual([{ action: 'left', actorId: as.id, changes }]);
      const gone = await stage.call('getCoordinator', { as: admin, params: { id: as.id } });
      expect(gone.problem.code).toBe('not_found');
      const told = stage.db.selectFrom('notifications').select(['accountId', 'kind']);
      expect(await told.where('organizationId', '=', organizationId).execute()).toEqual([
        { accountId: admin.id, kind: 'coordinatorLeft' },
      ]);
    });

    test('is one’s own business', async () => {
      const [admin, coordinator] = [await member('admin'), await member('coordinator')];
      const before = await stage.snapshot();
      expect((await leave(admin, coordinator.id)).problem.code).toBe('forbidden');
      expect((await leave(coordinator, admin.id)).problem.code).toBe('forbidden');
      expect((await leave(admin, stage.own.coordinator.id)).problem.code).toBe('not_found');
      expect((await leave(admin, stage.own.volunteer.id)).problem.code).toBe('not_found');
      expect(await stage.snapshot()).toEqual(before);
    });

    test('takes the own id in whatever case', async () => {
      await member('admin');
      const as = await member('coordinator');
      expect((await leave(as, as.id.toUpperCase())).status).toBe(204);
    });

    test('is refused to the last admin', async () => {
      const as = await member('admin');
      await member('coordinator');
      const before = await stage.snapshot();
      expect((await leave(as)).problem).toMatchObject({ status: 409, code: 'last_admin' });
      expect(await stage.snapshot()).toEqual(before);
    });

    test.each([1, 2, 3, 4])('by all admins in the same instant leaves one (round %i)', async () => {
      const admins = [await member('admin'), await member('admin'), await member('admin')];
      const replies = await Promise.all(admins.map((as) => leave(as)));
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 204, 409]);
      expect(await countAdmins()).toBe(1);
    });
  });

  describe('deleting', () => {
    test('follows the table of permissions', async () => {
      const actors = { admin: await member('admin'), coordinator: await member('coordinator') };
      for (const [actor, subject, status] of [
        ['admin', 'admin', 204],
        ['admin', 'coordinator', 204],
        ['coordinator', 'coordinator', 204],
        ['coordinator', 'admin', 403],
      ] as const) {
        const { id } = await member(subject);
        expect((await remove(actors[actor], id)).status, `${actor} ${subject}`).toBe(status);
      }
    });

    test('takes the account with its sessions, for good, and tells its owner', async () => {
      const [admin, { id, email, ...rest }] = [await member('admin'), await member('coordinator')];
      expect((await remove(admin, id)).status).toBe(204);
      expect(await isSignedIn({ id, email, ...rest })).toBe(false);
      expect((await queuedMails(stage.db, email)).map(({ template }) => template)).toEqual(['accountClosed']);
      expect(await historyOf(id)).toMatchObject([{ action: 'deleted', actorId: admin.id }]);
      const before = await stage.snapshot();
      expect((await remove(admin, id)).status).toBe(204);
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is not for oneself, nor for the last admin', async () => {
      const [admin, coordinator] = [await member('admin'), await member('coordinator')];
      const before = await stage.snapshot();
      expect((await remove(coordinator, coordinator.id)).problem.code).toBe('forbidden');
      expect((await remove(coordinator, admin.id)).problem.code).toBe('forbidden');
      expect((await remove(admin, admin.id)).problem.code).toBe('last_admin');
      expect(await stage.snapshot()).toEqual(before);
      await member('admin');
      expect((await remove(admin, admin.id)).problem.code).toBe('forbidden');
    });

    test('finds nobody of another foundation, and no volunteer', async () => {
      const admin = await member('admin');
      const before = await stage.snapshot();
      for (const { id } of [stage.own.coordinator, stage.own.admin, stage.own.volunteer]) {
        expect((await remove(admin, id)).problem.code).toBe('not_found');
        expect((await setRole(admin, id, 'admin')).problem.code).toBe('not_found');
      }
      expect(await stage.snapshot()).toEqual(before);
    });

    test.each([1, 2, 3, 4])(
      'of two admins by each other in the same instant leaves one (round %i)',
      async () => {
        const [a, b] = [await member('admin'), await member('admin')];
        await Promise.all([remove(a, b.id), remove(b, a.id)]);
        expect(await countAdmins()).toBe(1);
      },
    );
  });

  describe('another role', () => {
    test('counts at once, in open sessions too', async () => {
      const [admin, as] = [await member('admin'), await member('coordinator')];
      const { answer } = await setRole(admin, as.id, 'admin');
      expect(answer).toMatchObject({ id: as.id, role: 'admin' });
      expect(answer.history[0]).toMatchObject({
        ...{ action: 'roleChanged', actorId: admin.id },
        changes: [{ field: 'role', from: 'coordinator', to: 'admin' }],
      });
      expect((await setRole(as, admin.id, 'coordinator')).status).toBe(200);
      expect((await setRole(admin, as.id, 'coordinator')).problem.code).toBe('forbidden');
    });

    test('the same again changes nothing', async () => {
      const [admin, { id }] = [await member('admin'), await member('coordinator')];
      const before = await stage.snapshot();
      expect((await setRole(admin, id, 'coordinator')).status).toBe(200);
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused to the last admin', async () => {
      const admin = await member('admin');
      const before = await stage.snapshot();
      expect((await setRole(admin, admin.id, 'coordinator')).problem.code).toBe('last_admin');
      expect(await stage.snapshot()).toEqual(before);
    });

    test.each([1, 2, 3, 4])(
      'left, deleted and made coordinators at once, one admin stays (round %i)',
      async () => {
        const [a, b, c] = [await member('admin'), await member('admin'), await member('admin')];
        const replies = await Promise.all([
          leave(a),
          remove(a, b.id),
          setRole(b, c.id, 'coordinator'),
          leave(c),
        ]);
        for (const { status } of replies) expect([200, 204, 401, 403, 404, 409]).toContain(status);
        expect(await countAdmins()).toBeGreaterThanOrEqual(1);
      },
    );
  });

  describe('coming back', () => {
    const restore = (token: string) => stage.call('restoreAccount', { query: { token } });
    const left = async () => {
      await member('admin');
      const as = await member('coordinator');
      await leave(as);
      return { ...as, token: await mailedToken(stage.db, as.email, 'farewell') };
    };

    test('opens the account again by the farewell mail’s link, once', async () => {
      const { token, ...as } = await left();
      expect((await restore(token)).status).toBe(200);
      const again = await stage.signIn(as);
      expect(again).toMatchObject({ id: as.id, role: 'coordinator', organizationId });
      expect((await historyOf(as.id)).map(({ action }) => action)).toEqual(['left', 'restored']);
      const before = await stage.snapshot();
      expect((await restore(token)).problem).toMatchObject({ status: 409, code: 'token_used' });
      expect(await stage.snapshot()).toEqual(before);
    });

    test('does not work for a former farewell', async () => {
      const { token, ...as } = await left();
      await restore(token);
      await leave(await stage.signIn(as));
      expect((await restore(token)).problem.code).toBe('token_used');
      expect((await restore(await mailedToken(stage.db, as.email, 'farewell'))).status).toBe(200);
    });

    test('is not for who was deleted', async () => {
      const [admin, { id, email }] = [await member('admin'), await member('coordinator')];
      await remove(admin, id);
      await expect(mailedToken(stage.db, email, 'farewell')).rejects.toThrow();
    });

    test('is refused when the address has another account by now, and the link stays', async () => {
      const { token, email, id } = await left();
      const taken = await insertAccount(stage.db, {
        organizationId: stage.own.id,
        role: 'coordinator',
        email,
      });
      const before = await stage.snapshot();
      expect((await restore(token)).problem).toMatchObject({ status: 409, code: 'email_taken' });
      expect(await stage.snapshot()).toEqual(before);
      await stage.db.deleteFrom('accounts').where('id', '=', taken.id).execute();
      expect((await restore(token)).status).toBe(200);
      expect((await stage.signIn({ email, role: 'coordinator' })).id).toBe(id);
    });

    test.each([
      ['13 days 23:59', 200],
      ['14 days', 404],
    ])('after %s answers %i', async (time, status) => {
      const { token } = await left();
      await sql`update "one_time_tokens" set "expiresAt" = "expiresAt" - ${time}::interval`.execute(stage.db);
      expect((await restore(token)).status).toBe(status);
    });
  });
});
