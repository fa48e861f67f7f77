import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onOneServer } from '../../harness/onEachServer.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { buildRegistration } from '../../harness/registration.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';

onOneServer('confirming a foundation’s address', (stage) => {
  let manual: TestServer;
  beforeAll(async () => {
    manual = await startTestServer(stage, { organizationApproval: 'manual' });
  });
  afterAll(() => manual.close());
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
  });

  const register = async (email: string) => {
    await stage.call('registerOrganization', { body: buildRegistration(email) });
    return mailedToken(stage.db, email, 'confirmOrganization');
  };
  const confirm = (token: string, server: Pick<TestServer, 'call'> = stage) =>
    server.call('confirmOrganizationEmail', { body: { emailVerificationToken: token } });
  const login = (email: string, password = PASSWORD) =>
    stage.call('login', { headers: { authorization: basicAuthorization(email, password) } });
  const templates = async (email: string) =>
    (await queuedMails(stage.db, email)).map(({ template }) => template);

  test('approves it at once where that is automatic, and tells its admin', async () => {
    const email = 'automatic@mail.example';
    const token = await register(email);
    expect((await confirm(token)).answer).toEqual({ status: 'approved' });
    expect(await templates(email)).toEqual(['confirmOrganization', 'organizationApproved']);
    const signedIn = await login(email);
    expect(signedIn.answer).toMatchObject({ email, role: 'admin' });
    const as = await stage.signIn({ email, role: 'admin' });
    const { answer } = await stage.call('getOrganization', { as, params: { id: as.organizationId } });
    expect(answer.status).toBe('approved');
    const news = await stage.call('listNotifications', { as });
    expect(news.answer.content.map(({ kind, message }) => [kind, message])).toEqual([
      ['organizationApproved', `The foundation “${answer.name}” has been approved.`],
    ]);
    expect(answer.history.map(({ action, changes }) => [action, changes[0]?.to])).toEqual([
      ['edited', 'approved'],
      ['edited', 'pending'],
      ['created', undefined],
    ]);
  });

  test('lets it wait for the operator otherwise', async () => {
    const email = 'manual@mail.example';
    expect((await confirm(await register(email), manual)).answer).toEqual({ status: 'pending' });
    expect(await templates(email)).toEqual(['confirmOrganization']);
  });

  test('says why nobody can sign in yet, and only to who knows the password', async () => {
    const email = 'states@mail.example';
    const token = await register(email);
    expect((await login(email)).problem.code).toBe('email_unconfirmed');
    await confirm(token, manual);
    expect((await login(email)).problem.code).toBe('organization_pending');
    expect((await login(email, 'Wrong-2026!')).problem.code).toBe('invalid_credentials');
  });

  test('works once', async () => {
    const token = await register('once@mail.example');
    await confirm(token);
    const before = await stage.snapshot();
    expect((await confirm(token)).problem).toMatchObject({
      ...{ status: 409, code: 'token_used', message: 'Activation token already used' },
    });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('works once when it is opened many times at once', async () => {
    const email = 'opened@mail.example';
    const token = await register(email);
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await templates(email)).toEqual(['confirmOrganization', 'organizationApproved']);
  });

  describe('is refused, and nothing changes, for a link', () => {
    const expectRefused = async (token: string) => {
      const before = await stage.snapshot();
      expect((await confirm(token)).problem).toMatchObject({
        ...{ status: 404, code: 'token_invalid', message: 'Token invalid or expired' },
      });
      expect(await stage.snapshot()).toEqual(before);
    };

    test('that ran out', async () => {
      const token = await register('expired@mail.example');
      await expireToken(stage.db, token);
      await expectRefused(token);
    });

    test('with another letter', async () => {
      const token = await register('letter@mail.example');
      await expectRefused(changedToken(token));
      expect((await confirm(token)).status).toBe(200);
    });

    test('that resets a password', async () => {
      const { email } = stage.own.admin;
      await stage.call('forgotPassword', { body: { email } });
      const token = await mailedToken(stage.db, email, 'resetPassword');
      await expectRefused(token);
    });

    test('that confirms a changed address', async () => {
      const { coordinator } = stage.own;
      await stage.call('updateCoordinator', {
        ...{ as: coordinator, params: { id: coordinator.id } },
        body: {
          ...{ name: 'Piotr', email: 'piotr.new@mail.example', phoneNumber: '+48601234567' },
          currentPassword: PASSWORD,
        },
      });
      await expectRefused(await mailedToken(stage.db, 'piotr.new@mail.example', 'confirmEmail'));
    });
  });

  test('cannot be done by the link for persons, which leaves it whole', async () => {
    const token = await register('other.page@mail.example');
    const refused = await stage.call('confirmRegistration', { query: { token } });
    expect(refused.problem.code).toBe('token_invalid');
    expect((await confirm(token)).status).toBe(200);
  });
});
