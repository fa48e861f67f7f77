import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { invite } from '../../harness/invite.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { PASSWORD } from '../../harness/signIn.ts';

const NEW = 'Nowe-hasło-2027!';

onOneServer('a password', (stage) => {
  let as: Caller;
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
    as = await stage.signIn(
      await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' }),
    );
  });
  const update = (currentPassword: string, password = NEW, caller = as) =>
    stage.call('updatePassword', { as: caller, body: { currentPassword, password } });
  const reset = (token: string, password = NEW) => stage.call('resetPassword', { body: { token, password } });
  const forget = async (email = as.email) => {
    await stage.call('forgotPassword', { body: { email } });
    return mailedToken(stage.db, email, 'resetPassword');
  };
  const isSignedIn = async (caller: Caller) => (await stage.call('login', { as: caller })).status === 200;
  const templates = async () => (await queuedMails(stage.db, as.email)).map(({ template }) => template);
  const takes = async (password: string) => {
    const signedIn = stage.signIn({ ...as, password }).then(() => true);
    return signedIn.catch(() => false);
  };

  describe('changed', () => {
    test('counts at once, ends all other sessions and is told by mail', async () => {
      const elsewhere = await stage.signIn(as);
      expect((await update(PASSWORD)).status).toBe(204);
      expect([await isSignedIn(as), await isSignedIn(elsewhere)]).toEqual([true, false]);
      expect([await takes(PASSWORD), await takes(NEW)]).toEqual([false, true]);
      expect(await templates()).toEqual(['passwordChanged']);
    });

    test('makes a link for a forgotten one useless', async () => {
      const token = await forget();
      await update(PASSWORD);
      expect((await reset(token, 'Inne-hasło-2028!')).problem.code).toBe('token_invalid');
      expect(await takes(NEW)).toBe(true);
    });

    test('wants the current one, on its field', async () => {
      const elsewhere = await stage.signIn(as);
      const { problem } = await update('Wrong-2026!');
      expect(problem).toMatchObject({
        ...{ status: 400, code: 'invalid_input' },
        errors: [
          { field: 'currentPassword', code: 'currentPassword', message: 'The current password is wrong' },
        ],
      });
      expect([await takes(PASSWORD), await isSignedIn(elsewhere)]).toEqual([true, true]);
      expect(await templates()).toEqual([]);
    });

    test('is limited to ten guesses, after which the right one is refused too', async () => {
      for (let guess = 0; guess < 10; guess += 1) expect((await update(`Wrong-${guess}!`)).status).toBe(400);
      const refused = await update(PASSWORD);
      expect(refused.problem.code).toBe('too_many_requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await takes(PASSWORD)).toBe(true);
    });

    test('is not kept from the owner by somebody who guesses in another session', async () => {
      const thief = await stage.signIn(as);
      for (let guess = 0; guess < 10; guess += 1) await update(`Wrong-${guess}!`, NEW, thief);
      expect((await update(PASSWORD, NEW, thief)).problem.code).toBe('too_many_requests');
      expect((await update(PASSWORD)).status).toBe(204);
      expect(await isSignedIn(thief)).toBe(false);
    });

    test('forgets wrong guesses', async () => {
      for (let guess = 0; guess < 9; guess += 1) await update(`Wrong-${guess}!`);
      expect((await update(PASSWORD)).status).toBe(204);
      expect((await update('Wrong-9!')).status).toBe(400);
      expect((await update(NEW, PASSWORD)).status).toBe(204);
    });

    test('may be that of a volunteer', async () => {
      const { volunteer } = stage.own;
      expect((await update(PASSWORD, NEW, volunteer)).status).toBe(204);
      expect((await update(NEW, PASSWORD, volunteer)).status).toBe(204);
    });
  });

  describe('forgotten', () => {
    test('is set anew by the mailed link; every session ends', async () => {
      const token = await forget(as.email);
      expect((await reset(token)).status).toBe(204);
      expect(await isSignedIn(as)).toBe(false);
      expect([await takes(PASSWORD), await takes(NEW)]).toEqual([false, true]);
      expect(await templates()).toEqual(['resetPassword', 'passwordChanged']);
    });

    test('is mailed to the address of the account, however it was typed', async () => {
      await stage.call('forgotPassword', { body: { email: as.email.toUpperCase() } });
      expect(await templates()).toEqual(['resetPassword']);
      expect(await queuedMails(stage.db, as.email.toUpperCase())).toEqual([]);
    });

    test('lets its owner in again whom somebody locked out by guessing', async () => {
      for (let guess = 0; guess < 10; guess += 1) await takes(`Wrong-${guess}!`);
      expect(await takes(PASSWORD)).toBe(false);
      await reset(await forget());
      expect(await takes(NEW)).toBe(true);
    });

    test('works by the last link alone, once', async () => {
      const [first, second] = [await forget(), await forget()];
      expect((await reset(first)).problem.code).toBe('token_invalid');
      expect((await reset(second)).status).toBe(204);
      const before = await stage.snapshot();
      expect((await reset(second, 'Inne-hasło-2028!')).problem).toMatchObject({
        status: 409,
        code: 'token_used',
      });
      expect(await stage.snapshot()).toEqual(before);
    });

    test('works once when the link is used many times at once', async () => {
      const token = await forget();
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, index) => reset(token, `Hasło-${index}-Ab`)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([204, ...Array(5).fill(409)]);
      const won = replies.findIndex(({ status }) => status === 204);
      expect(await takes(`Hasło-${won}-Ab`)).toBe(true);
    });

    test.each<[string, () => Promise<string>]>([
      [
        'that ran out',
        async () => {
          const token = await forget();
          await expireToken(stage.db, token);
          return token;
        },
      ],
      ['with another letter', async () => changedToken(await forget())],
      [
        'that is an invitation',
        async () => {
          const email = `invited-${as.id}@mail.example`;
          return (await invite(stage, stage.own.admin, { email })).token;
        },
      ],
      [
        'of an account that was closed since',
        async () => {
          const token = await forget();
          const body = { reason: 'Wyjeżdżam.' };
          await stage.call('leaveOrganization', { as, params: { id: as.id }, body });
          return token;
        },
      ],
    ])('is refused, and nothing changes, for a link %s', async (_, link) => {
      const token = await link();
      const before = await stage.snapshot();
      expect((await reset(token)).problem).toMatchObject({ status: 404, code: 'token_invalid' });
      expect(await stage.snapshot()).toEqual(before);
    });
  });
});
