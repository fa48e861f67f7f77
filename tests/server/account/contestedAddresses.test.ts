import { beforeEach, describe, expect, test } from 'vitest';
import { invite } from '../../harness/invite.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { buildAcceptance, buildApplication, buildRegistration } from '../../harness/registration.ts';
import { basicAuthorization } from '../../harness/signIn.ts';

const email = 'owner@mail.example';
const OWNERS = 'Właścicielki-2026!';
const STRANGERS = 'Obcego-2026!';

onOneServer('an address that a stranger types, too', (stage) => {
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails'] as const) await stage.db.deleteFrom(table).execute();
    await stage.db.deleteFrom('accounts').where('email', 'ilike', email).execute();
    await stage.db.deleteFrom('volunteers').where('email', 'ilike', email).execute();
  });

  const ways = {
    application: {
      type: (password: string, typed = email) =>
        stage.call('applyAsVolunteer', {
          body: { ...buildApplication(stage.own.id, typed), password, firstname: nameOf(password) },
        }),
      confirm: (token: string, headers = {}) =>
        stage.call('confirmRegistration', { query: { token }, headers }),
      template: 'confirmVolunteer',
    },
    registration: {
      type: (password: string, typed = email) => {
        const body = buildRegistration(typed);
        const admin = { ...body.admin, password, firstname: nameOf(password) };
        return stage.call('registerOrganization', { body: { ...body, admin } });
      },
      confirm: (emailVerificationToken: string, headers = {}) =>
        stage.call('confirmOrganizationEmail', { body: { emailVerificationToken }, headers }),
      template: 'confirmOrganization',
    },
  } as const;
  const nameOf = (password: string) => (password === OWNERS ? 'Łucja' : 'Obcy');
  const takes = async (password: string) =>
    (
      await stage.call('login', {
        headers: { authorization: basicAuthorization(email, password), 'source-device': 'mobile' },
      })
    ).status === 200;
  const typedWith = (password: string) => ({ authorization: basicAuthorization('', password) });

  describe.each(Object.entries(ways))('in an %s', (_, { type, confirm, template }) => {
    const tokenAfter = async (password: string) => {
      expect((await type(password)).status).toBe(202);
      return mailedToken(stage.db, email, template);
    };

    test.each([
      ['before', STRANGERS, OWNERS],
      ['after', OWNERS, STRANGERS],
    ])('%s the owner: each link opens what its own sender typed', async (_, first, second) => {
      const tokens = { [first]: await tokenAfter(first), [second]: await tokenAfter(second) };
      const strangersLink = tokens[STRANGERS] ?? '';
      // The owner does not know what the stranger typed, and the link stays.
      const refused = await confirm(strangersLink, typedWith(OWNERS));
      expect(refused.problem).toMatchObject({ status: 400, errors: [{ field: 'password' }] });
      expect((await confirm(tokens[OWNERS] ?? '', typedWith(OWNERS))).status).toBe(200);
      expect([await takes(OWNERS), await takes(STRANGERS)]).toEqual([true, false]);
      expect((await confirm(strangersLink, typedWith(STRANGERS))).problem.code).toBe('email_taken');
      expect([await takes(OWNERS), await takes(STRANGERS)]).toEqual([true, false]);
    });

    test('and whose link is opened without a password: nobody is let in but by the mailbox', async () => {
      await tokenAfter(OWNERS);
      expect((await confirm(await tokenAfter(STRANGERS))).status).toBe(200);
      expect([await takes(OWNERS), await takes(STRANGERS)]).toEqual([false, false]);
      const token = await mailedToken(stage.db, email, 'resetPassword');
      await stage.call('resetPassword', { body: { token, password: OWNERS } });
      expect([await takes(OWNERS), await takes(STRANGERS)]).toEqual([true, false]);
    });

    test('is confirmed by its link alone, as long as nobody else has typed it', async () => {
      expect((await confirm(await tokenAfter(OWNERS))).status).toBe(200);
      expect(await takes(OWNERS)).toBe(true);
    });

    test('is limited in guesses at what was typed', async () => {
      const token = await tokenAfter(OWNERS);
      for (let guess = 0; guess < 10; guess += 1) await confirm(token, typedWith(`Wrong-${guess}!`));
      expect((await confirm(token, typedWith(OWNERS))).problem.code).toBe('too_many_requests');
    });

    test('is mailed each of its links once more, and the reset of a forgotten password is the same', async () => {
      await type(OWNERS);
      await type(STRANGERS);
      await stage.db.deleteFrom('mails').execute();
      for (const id of ['resendConfirmation', 'forgotPassword'] as const) {
        await stage.call(id, { body: { email } });
        const mails = await queuedMails(stage.db, email);
        expect(mails.map((mail) => mail.template)).toEqual([template, template]);
        await stage.db.deleteFrom('mails').execute();
      }
    });

    test('does not keep out who is invited with it, before nor after', async () => {
      const { admin } = stage.own;
      await type(STRANGERS);
      const { token } = await invite(stage, admin, { email });
      await stage.db.deleteFrom('rate_limits').execute();
      const strangersLink = await tokenAfter(STRANGERS);
      const joined = await stage.call('registerCoordinator', {
        body: { ...buildAcceptance(token), password: OWNERS },
      });
      expect(joined.status).toBe(201);
      expect((await confirm(strangersLink)).problem.code).toBe('email_taken');
      expect([await takes(OWNERS), await takes(STRANGERS)]).toEqual([true, false]);
    });
  });
});
