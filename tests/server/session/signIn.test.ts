import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../src/server/accounts/identity/password.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';

onOneServer('signing in', (stage) => {
  const login = (email: string, headers: Record<string, string | undefined> = {}, password = PASSWORD) =>
    stage.call('login', { headers: { authorization: basicAuthorization(email, password), ...headers } });

  test('answers the user, and nothing else of the account', async () => {
    const { id, email } = stage.own.admin;
    const reply = await login(email);
    expect(reply.status).toBe(200);
    const organization = await stage.db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', stage.own.id)
      .executeTakeFirstOrThrow();
    const user = {
      ...{ id, email, name: 'Anna Kowalska', imageToken: null, role: 'admin' },
      ...{ organizationId: stage.own.id, organizationName: organization.name },
    };
    expect(reply.answer).toEqual(user);
    expect((await stage.call('login', { as: stage.own.admin })).answer).toEqual(user);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test.each(['żółć-Ł-1!', 'щедрий-Вечір-1!', 'with:colon:Ab1!', ' with blanks Ab1! ', 'emoji-😀-Ab1!'])(
    'reads the password %s in UTF-8, whole',
    async (password) => {
      const { email } = await insertAccount(stage.db, {
        ...{ organizationId: stage.own.id, role: 'coordinator', passwordHash: await hashPassword(password) },
      });
      expect((await login(email, {}, password)).status).toBe(200);
      expect((await login(email, {}, password.trim().slice(0, -1))).problem.code).toBe('invalid_credentials');
      const latin1 = `Basic ${Buffer.from(`${email}:${password}`, 'latin1').toString('base64')}`;
      const isAscii = /^[\x20-\x7e]*$/.test(password);
      expect((await login(email, { authorization: latin1 })).status).toBe(isAscii ? 200 : 401);
    },
  );

  test('does not mind the case of the e-mail, nor blanks around it', async () => {
    const { email, id } = stage.own.coordinator;
    expect((await login(email.toUpperCase())).answer.id).toBe(id);
    expect((await login(`  ${email} `)).answer.id).toBe(id);
  });

  test('notes the language of the panel, in which mails are written', async () => {
    const { id, email } = await insertAccount(stage.db, {
      organizationId: stage.own.id,
      role: 'coordinator',
    });
    const noted = async (language: string | undefined) => {
      await login(email, { 'accept-language': language });
      const account = stage.db.selectFrom('accounts').select('language').where('id', '=', id);
      return (await account.executeTakeFirst())?.language;
    };
    expect([await noted('uk'), await noted('ru,en;q=0.5'), await noted(undefined)]).toEqual([
      'uk',
      'ru',
      'ru',
    ]);
  });

  test('takes a call that names a content type and has no body', async () => {
    const { email } = stage.own.admin;
    expect((await login(email, { 'content-type': 'application/json' })).status).toBe(200);
  });

  test.each([
    ['nothing behind Basic', 'Basic'],
    ['a blank behind Basic', 'Basic '],
    ['what is no base64', 'Basic !!!!'],
    ['what holds no colon', basic('no colon')],
    ['an empty e-mail and password', basic(':')],
    ['what is no UTF-8', basic(Buffer.from([0xff, 0xfe, 0x3a, 0xff]))],
    ['NUL', basic('nul\0@mail.example:nul\0')],
    ['a very long e-mail', basic(`${'a'.repeat(6000)}@mail.example:x`)],
    ['a very long password', basic(`anna@mail.example:${'a'.repeat(6000)}`)],
    ['another scheme', 'Bearer abc'],
  ])('refuses %s as wrong credentials', async (_, authorization) => {
    const reply = await stage.call('login', { headers: { authorization }, address: '203.0.113.1' });
    expect(reply.problem.code).toBe('invalid_credentials');
    expect(reply.cookies).toEqual([]);
  });

  test('never falls back to the session when a header was sent', async () => {
    const headers = { authorization: 'Basic !!!!' };
    const reply = await stage.call('login', { as: stage.own.admin, headers, address: '203.0.113.1' });
    expect(reply.problem.code).toBe('invalid_credentials');
  });

  describe('what stands in the way', () => {
    test('the panel is for coordinators: a volunteer signs in from the app only', async () => {
      const { email, id } = stage.own.volunteer;
      const refused = await login(email, { 'source-device': 'web' });
      expect(refused.problem.code).toBe('panel_for_coordinators');
      expect(refused.cookies).toEqual([]);
      const accepted = await login(email, { 'source-device': 'mobile' });
      expect(accepted.answer).toMatchObject({ id, name: 'Wera Nowak', role: 'volunteer' });
    });

    test.each([
      ['unconfirmed', 'email_unconfirmed'],
      ['pending', 'organization_pending'],
      ['declined', 'organization_declined'],
    ] as const)('a foundation that is %s', async (status, code) => {
      const { id: organizationId } = await insertOrganization(stage.db, { status });
      const { email } = await insertAccount(stage.db, { organizationId, role: 'admin' });
      const reply = await login(email);
      expect(reply.status).toBe(403);
      expect(reply.problem.code).toBe(code);
      expect(reply.cookies).toEqual([]);
      expect((await login(email, {}, 'Wrong-2026!')).problem.code).toBe('invalid_credentials');
    });

    test('an e-mail that is not confirmed', async () => {
      const organizationId = stage.own.id;
      const { id, email } = await insertAccount(stage.db, {
        organizationId,
        role: 'volunteer',
        emailConfirmedAt: null,
      });
      await insertVolunteer(stage.db, { organizationId, accountId: id, email });
      expect((await login(email, { 'source-device': 'mobile' })).problem.code).toBe('email_unconfirmed');
    });

    test('a closed account is as if it were not there, and its address may be used again', async () => {
      const closed = {
        organizationId: stage.own.id,
        role: 'coordinator',
        email: 'left@panel.example',
      } as const;
      await insertAccount(stage.db, { ...closed, closedAt: '2026-11-01T00:00:00.000Z' });
      expect((await login(closed.email)).problem.code).toBe('invalid_credentials');
      const { id } = await insertAccount(stage.db, closed);
      expect((await login(closed.email)).answer.id).toBe(id);
    });
  });

  describe('the cookie', () => {
    let secure: TestServer;
    beforeAll(async () => {
      secure = await startTestServer(stage, { publicUrl: 'https://panel.example.org' });
    });
    afterAll(() => secure.close());

    const flags = {
      name: 'session',
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 7 * 24 * 60 * 60,
    };

    test('is for this site and its server alone', async () => {
      const { cookies } = await login(stage.own.admin.email);
      expect(cookies).toEqual([
        { ...flags, value: expect.stringMatching(/^[\w-]{43}$/) },
        { ...flags, name: 'device', maxAge: 180 * 24 * 60 * 60, value: expect.any(String) },
      ]);
    });

    test('is Secure and bound to this very host where the panel is served by https', async () => {
      const headers = { authorization: basicAuthorization(stage.own.admin.email, PASSWORD) };
      const { cookies } = await secure.call('login', { headers });
      const name = '__Host-session';
      expect(cookies).toMatchObject([
        { ...flags, name, secure: true },
        { name: '__Host-device', path: '/', httpOnly: true, sameSite: 'Strict', secure: true },
      ]);
      const cleared = await secure.call('logout');
      expect(cleared.cookies).toEqual([
        expect.objectContaining({ name, value: '', path: '/', secure: true }),
      ]);
    });

    test('that another host of the domain has set is no session where the panel is served by https', async () => {
      const value = stage.own.admin.cookie.slice('session='.length);
      const check = (cookie: string) => secure.call('login', { headers: { cookie } });
      expect((await check(`__Host-session=${value}`)).status).toBe(200);
      for (const name of ['session', '__Secure-session', '__host-session', '__Host-Session']) {
        expect((await check(`${name}=${value}`)).status, name).toBe(401);
      }
      expect((await check(`session=${value}; __Host-session=other`)).status).toBe(401);
    });

    test('never names a domain', async () => {
      for (const server of [stage, secure]) {
        const headers = { authorization: basicAuthorization(stage.own.admin.email, PASSWORD) };
        for (const id of ['login', 'logout'] as const) {
          const { headers: sent } = await server.call(id, { headers });
          expect(String(sent['set-cookie'])).not.toMatch(/domain/i);
        }
      }
    });
  });
});

function basic(content: string | Buffer): string {
  return `Basic ${Buffer.from(content as string).toString('base64')}`;
}
