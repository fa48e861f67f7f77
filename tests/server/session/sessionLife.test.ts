import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { findSessions } from '../../../src/server/core/session/sessionStore.ts';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { basicAuthorization, cookieOf, PASSWORD } from '../../harness/signIn.ts';

const FOREIGN_KEY_VIOLATION = '23503';

onEachServer('a session', (stage) => {
  const check = (as?: Caller) => stage.call('login', { ...(as && { as }), headers: { 'no-toast': 'true' } });
  const secretOf = ({ cookie }: Caller) => cookie.slice('session='.length);
  const hashOf = (caller: Caller) => createHash('sha256').update(secretOf(caller)).digest();
  const rowOf = (caller: Caller) =>
    stage.db.selectFrom('sessions').selectAll().where('tokenHash', '=', hashOf(caller)).executeTakeFirst();

  const newcomer = async (): Promise<Caller> =>
    stage.signIn(await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' }));

  test.each([
    ['web', 403],
    ['mobile', 200],
    [undefined, 200],
  ])(
    'the session of a volunteer is no session of the panel: source-device %s, %i',
    async (device, status) => {
      const as = stage.own.volunteer;
      const reply = await stage.call('login', { as, headers: { 'source-device': device } });
      expect(reply.status).toBe(status);
      if (status === 403) expect(reply.problem.code).toBe('panel_for_coordinators');
      else expect(reply.answer).toMatchObject({ id: as.id, role: 'volunteer' });
      // The app's session goes on all the same.
      expect((await stage.call('login', { as, headers: { 'source-device': 'mobile' } })).status).toBe(200);
    },
  );

  test('is checked by a login without a header, which answers the same user', async () => {
    const { cookie: _, ...user } = stage.own.coordinator;
    const reply = await check(stage.own.coordinator);
    expect(reply.answer).toEqual(user);
    expect(reply.cookies).toEqual([]);
  });

  test('is missing, made up or of another kind: 401', async () => {
    for (const cookie of [
      undefined,
      'session=',
      'session=abc',
      `session=${'x'.repeat(4000)}`,
      'other=1',
      ';;;',
      'session=%00',
    ]) {
      const reply = await stage.call('login', { headers: { cookie } });
      expect(reply.problem.code).toBe('unauthenticated');
      expect(reply.problem.status).toBe(401);
    }
  });

  test('has a new id at each sign-in', async () => {
    const { email, role } = stage.own.admin;
    const [first, second] = [await stage.signIn({ email, role }), await stage.signIn({ email, role })];
    expect(second.cookie).not.toBe(first.cookie);
    // Two browsers: both stay signed in.
    expect((await check(first)).status).toBe(200);
    expect((await check(second)).status).toBe(200);
  });

  test('that the browser had before is dead after a sign-in', async () => {
    const before = await newcomer();
    const authorization = basicAuthorization(before.email, PASSWORD);
    const reply = await stage.call('login', { as: before, headers: { authorization } });
    expect(cookieOf(reply)).not.toBe(before.cookie);
    expect((await check(before)).status).toBe(401);
    expect((await check({ ...before, cookie: cookieOf(reply) })).status).toBe(200);
  });

  test.each(['one that somebody made up', 'one of a stranger'])(
    'that was put into the browser before is not taken over: %s',
    async (kind) => {
      const stranger = await stage.signIn(stage.other.admin);
      const planted = kind.endsWith('stranger') ? stranger.cookie : `session=${'A'.repeat(43)}`;
      const victim = await newcomer();
      const authorization = basicAuthorization(victim.email, PASSWORD);
      const reply = await stage.call('login', { headers: { authorization, cookie: planted } });
      expect(cookieOf(reply)).not.toBe(planted);
      expect((await check({ ...victim, cookie: planted })).status).toBe(401);
      expect((await check({ ...victim, cookie: cookieOf(reply) })).answer.id).toBe(victim.id);
    },
  );

  test('that a failed sign-in leaves stays alive', async () => {
    const headers = { authorization: basicAuthorization(stage.own.admin.email, 'Wrong-2026!') };
    await stage.call('login', { as: stage.own.admin, headers });
    expect((await check(stage.own.admin)).status).toBe(200);
  });

  test('is stored as its SHA-256 only', async () => {
    const caller = await newcomer();
    expect(await rowOf(caller)).toMatchObject({ accountId: caller.id });
    const { rows } = await sql<{ text: string }>`select "sessions"::text as "text" from "sessions"`.execute(
      stage.db,
    );
    const stored = rows.map(({ text }) => text).join();
    expect(stored).toContain(hashOf(caller).toString('hex'));
    expect(stored).not.toContain(secretOf(caller));
    expect(stored).not.toContain(Buffer.from(secretOf(caller)).toString('hex'));
    expect(stored).not.toContain(Buffer.from(secretOf(caller), 'base64url').toString('hex'));
  });

  describe('ends', () => {
    test('by logging out, which repeats without harm', async () => {
      const caller = await newcomer();
      for (const as of [caller, caller, undefined]) {
        const reply = await stage.call('logout', { ...(as && { as }) });
        expect(reply.status).toBe(204);
        expect(reply.bytes).toHaveLength(0);
        expect(reply.cookies).toEqual([
          expect.objectContaining({
            name: 'session',
            value: '',
            path: '/',
            httpOnly: true,
            sameSite: 'Strict',
          }),
        ]);
      }
      expect(await rowOf(caller)).toBeUndefined();
      expect((await check(caller)).status).toBe(401);
      expect((await stage.call('listVolunteers', { as: caller, params: { id: stage.own.id } })).status).toBe(
        401,
      );
    });

    test('by logging out with a JSON content type and no body', async () => {
      const caller = await newcomer();
      const reply = await stage.call('logout', {
        as: caller,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.status).toBe(204);
      expect((await check(caller)).status).toBe(401);
    });

    test('for the others of the account only when they do so themselves', async () => {
      const first = await newcomer();
      const second = await stage.signIn(first);
      await stage.call('logout', { as: first });
      expect((await check(second)).status).toBe(200);
    });

    test('8 hours after its last use', async () => {
      const caller = await newcomer();
      await age(caller, { lastUsedAt: '7 hours 59 minutes' });
      expect((await check(caller)).status).toBe(200);
      await age(caller, { lastUsedAt: '8 hours' });
      expect((await check(caller)).problem.code).toBe('unauthenticated');
      expect(
        (await stage.call('getVolunteer', { as: caller, params: { id: stage.own.volunteerId } })).status,
      ).toBe(401);
    });

    test('not while it is used: each use begins the 8 hours again', async () => {
      const caller = await newcomer();
      for (let use = 0; use < 3; use += 1) {
        await age(caller, { lastUsedAt: '7 hours' });
        expect((await check(caller)).status).toBe(200);
        expect(Date.now() - Date.parse((await rowOf(caller))?.lastUsedAt ?? '')).toBeLessThan(60_000);
      }
    });

    test('7 days after the sign-in, however much it is used', async () => {
      const caller = await newcomer();
      const { createdAt = '', expiresAt = '' } = (await rowOf(caller)) ?? {};
      expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 60 * 60 * 1000);
      await age(caller, { expiresAt: '-1 minute' });
      expect((await check(caller)).status).toBe(200);
      await age(caller, { expiresAt: '0 seconds' });
      expect((await check(caller)).problem.code).toBe('unauthenticated');
    });

    test('with the account', async () => {
      const caller = await newcomer();
      await stage.db
        .updateTable('accounts')
        .set({ closedAt: new Date().toISOString() })
        .where('id', '=', caller.id)
        .execute();
      expect((await check(caller)).problem.code).toBe('unauthenticated');
      expect((await stage.call('listVolunteers', { as: caller, params: { id: stage.own.id } })).status).toBe(
        401,
      );
    });
  });

  describe('is looked up together with those that come at the same time:', () => {
    const open = async (as: Caller) =>
      (await stage.call('getVolunteer', { as, params: { id: stage.own.volunteerId } })).status;

    test('each is who it is', async () => {
      const callers = [stage.own.admin, stage.other.admin, stage.own.coordinator, stage.own.admin];
      const unknown = { ...stage.own.admin, cookie: `session=${'A'.repeat(43)}` };
      expect(await Promise.all([...callers, unknown].map(open))).toEqual([200, 404, 200, 200, 401]);
    });

    test('what another process has changed counts at once', async () => {
      const [kept, ended, closed, demoted] = (await Promise.all(Array.from({ length: 4 }, newcomer))) as [
        Caller,
        Caller,
        Caller,
        Caller,
      ];
      const all = () => Promise.all([kept, ended, closed, demoted].map(open));
      expect(await all()).toEqual([200, 200, 200, 200]);
      const change = (caller: Caller, values: object) =>
        stage.db.updateTable('accounts').set(values).where('id', '=', caller.id).execute();
      await stage.db.deleteFrom('sessions').where('tokenHash', '=', hashOf(ended)).execute();
      await change(closed, { closedAt: new Date().toISOString() });
      await change(demoted, { role: 'volunteer' });
      // Nobody is moved to another foundation: too much of theirs would stay.
      const moved = change(kept, { organizationId: stage.other.id });
      await expect(moved).rejects.toMatchObject({ code: FOREIGN_KEY_VIOLATION });
      expect(await all()).toEqual([200, 401, 401, 403]);
    });

    test('planned once, however many they are', async () => {
      const planned = await inTransaction(stage.db, async (trx) => {
        for (let times = 0; times < 12; times += 1) {
          await findSessions(Array<Buffer>(1 + (times % 4)).fill(hashOf(stage.own.admin)), trx);
        }
        return sql<{ plans: number }>`select "custom_plans"::int as "plans" from pg_prepared_statements
          where "statement" like '%"secret_hashes"%"sessions"%'`.execute(trx);
      });
      // So often PostgreSQL tries whether it pays to plan anew.
      expect(planned.rows).toEqual([{ plans: 5 }]);
    });
  });

  /** Moves the clock in the database: the column becomes that long ago. */
  async function age(
    caller: Caller,
    { lastUsedAt, expiresAt }: { lastUsedAt?: string; expiresAt?: string },
  ): Promise<void> {
    const ago = (interval: string) => sql<string>`now() - ${interval}::interval`;
    await stage.db
      .updateTable('sessions')
      .set({
        ...(lastUsedAt && { lastUsedAt: ago(lastUsedAt) }),
        ...(expiresAt && { expiresAt: ago(expiresAt) }),
      })
      .where('tokenHash', '=', hashOf(caller))
      .execute();
  }
});
