import { beforeEach, expect, test } from 'vitest';
import type { TemplateName } from '../../../src/server/core/mail/Mail.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { changedToken, expireToken, mailedToken } from '../../harness/queuedMails.ts';
import { buildApplication, buildRegistration } from '../../harness/registration.ts';
import { PASSWORD } from '../../harness/signIn.ts';

onOneServer('a mailed link', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
  });
  const read = (token: string, address = '203.0.113.1') =>
    stage.call('getMailedLink', { query: { token }, address });
  const mailed = (email: string, template: TemplateName) => mailedToken(stage.db, email, template);

  /** Causes a mail, and tells to whom. */
  const causes: Readonly<Record<string, () => Promise<readonly [email: string, token: string]>>> = {
    registration: async () => {
      await stage.call('registerOrganization', { body: buildRegistration('first@mail.example') });
      return ['first@mail.example', await mailed('first@mail.example', 'confirmOrganization')];
    },
    application: async () => {
      const body = buildApplication(stage.own.id, 'second@mail.example');
      await stage.call('applyAsVolunteer', { body });
      return [body.email, await mailed(body.email, 'confirmVolunteer')];
    },
    changedEmail: async () => {
      const { email: wanted } = await changing();
      return [wanted, await mailed(wanted, 'confirmEmail')];
    },
    formerEmail: async () => {
      const { email, former } = await changing();
      const query = { token: await mailed(email, 'confirmEmail') };
      await stage.call('confirmRegistration', { query });
      return [former, await mailed(former, 'emailChanged')];
    },
    resetPassword: async () => {
      const { email } = await member();
      await stage.call('forgotPassword', { body: { email } });
      return [email, await mailed(email, 'resetPassword')];
    },
    restore: async () => {
      const as = await member();
      await stage.call('leaveOrganization', { as, params: { id: as.id }, body: { reason: 'Wyjeżdżam.' } });
      return [as.email, await mailed(as.email, 'farewell')];
    },
  };
  const member = async () =>
    stage.signIn(await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' }));
  const changing = async () => {
    const as = await member();
    const email = `new-${as.id}@mail.example`;
    const body = { name: 'Ola Lis', email, phoneNumber: '+48601234567', currentPassword: PASSWORD };
    await stage.call('updateCoordinator', { as, params: { id: as.id }, body });
    return { email, former: as.email };
  };

  test.each(Object.entries(causes))('tells what it is for and uses nothing up: %s', async (kind, cause) => {
    const [email, token] = await cause();
    await stage.db.deleteFrom('rate_limits').execute();
    const before = await stage.snapshot();
    for (let times = 0; times < 2; times += 1) {
      expect((await read(token)).answer).toMatchObject({ kind, email });
    }
    expect(await stage.snapshot()).toEqual(before);
    await expireToken(stage.db, token);
    expect((await read(token)).problem).toMatchObject({ status: 404, code: 'token_invalid' });
  });

  test('that was used, or that nobody was mailed, says so', async () => {
    const [, token] = await (causes.resetPassword ?? expect.fail)();
    expect((await read(changedToken(token))).problem.code).toBe('token_invalid');
    await stage.call('resetPassword', { body: { token, password: 'Nowe-hasło-2027!' } });
    expect((await read(token)).problem).toMatchObject({ status: 409, code: 'token_used' });
  });

  test('that leads nowhere is counted for a network address, and one that works is not', async () => {
    const [, token] = await (causes.resetPassword ?? expect.fail)();
    for (let times = 0; times < 100; times += 1) await read(changedToken(token));
    expect((await read(changedToken(token))).problem.code).toBe('too_many_requests');
    expect((await read(token, '203.0.113.2')).status).toBe(200);
  });
});
