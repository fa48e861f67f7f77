import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { PASSWORD } from '../../harness/signIn.ts';

onOneServer('changing one’s e-mail', (stage) => {
  let as: Caller;
  let wanted: string;
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
    as = await stage.signIn(
      await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' }),
    );
    wanted = `new-${as.id}@mail.example`;
  });
  const ask = (email = wanted, name = 'Ola Lis', more: object = { currentPassword: PASSWORD }) =>
    stage.call('updateCoordinator', {
      ...{ as, params: { id: as.id } },
      body: { name, email, phoneNumber: '+48601234567', ...more },
    });
  const confirm = (token: string) => stage.call('confirmRegistration', { query: { token } });
  const askedFor = async () => {
    expect((await ask()).status).toBe(200);
    return mailedToken(stage.db, wanted, 'confirmEmail');
  };

  test('counts once the mailed link is opened', async () => {
    const { answer } = await ask();
    expect(answer).toMatchObject({ email: as.email, name: 'Ola Lis' });
    expect((await stage.signIn(as)).id).toBe(as.id);
    const token = await mailedToken(stage.db, wanted, 'confirmEmail');
    expect((await confirm(token)).status).toBe(200);
    expect((await stage.signIn({ ...as, email: wanted })).email).toBe(wanted);
    await expect(stage.signIn(as)).rejects.toThrow('invalid_credentials');
    expect(await queuedMails(stage.db, as.email)).toMatchObject([
      { template: 'emailChanged', values: { organization: 'Fundacja Pomocna Dłoń' } },
    ]);
    const profile = await stage.call('getCoordinator', { as: stage.own.admin, params: { id: as.id } });
    expect(profile.answer.history[0]).toMatchObject({
      ...{ action: 'edited', actorId: as.id },
      changes: [{ field: 'email', from: as.email, to: wanted }],
    });
  });

  test('makes a link for a forgotten password useless, which was mailed to the former address', async () => {
    await stage.call('forgotPassword', { body: { email: as.email } });
    const link = await mailedToken(stage.db, as.email, 'resetPassword');
    await confirm(await askedFor());
    const reset = await stage.call('resetPassword', { body: { token: link, password: 'Nowe-hasło-2027!' } });
    expect(reset.problem.code).toBe('token_invalid');
  });

  test('wants the password, on its field, and only for another address', async () => {
    const before = await stage.snapshot();
    expect((await ask(wanted, 'Ola Lis', {})).problem).toMatchObject({
      ...{ status: 400, errors: [{ field: 'currentPassword', code: 'required' }] },
    });
    expect((await ask(wanted, 'Ola Lis', { currentPassword: 'Wrong-2026!' })).problem).toMatchObject({
      ...{ status: 400, errors: [{ field: 'currentPassword', code: 'currentPassword' }] },
    });
    await stage.db.deleteFrom('rate_limits').execute();
    expect(await stage.snapshot()).toEqual(before);
    expect((await ask(as.email, 'Ola Lis', {})).answer.name).toBe('Ola Lis');
  });

  test('is limited in guesses at the password, together with those that change it', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      await ask(wanted, 'Ola Lis', { currentPassword: `Wrong-${guess}!` });
      await stage.call('updatePassword', {
        ...{ as, body: { currentPassword: `Wrong-${guess}!`, password: 'Nowe-hasło-2027!' } },
      });
    }
    expect((await ask()).problem.code).toBe('too_many_requests');
    expect(await queuedMails(stage.db, wanted)).toEqual([]);
  });

  test.each(['changed', 'reset'])('ends with its link when the password is %s', async (how) => {
    const token = await askedFor();
    if (how === 'changed') {
      const body = { currentPassword: PASSWORD, password: 'Nowe-hasło-2027!' };
      expect((await stage.call('updatePassword', { as, body })).status).toBe(204);
    } else {
      await stage.call('forgotPassword', { body: { email: as.email } });
      const link = await mailedToken(stage.db, as.email, 'resetPassword');
      const body = { token: link, password: 'Nowe-hasło-2027!' };
      expect((await stage.call('resetPassword', { body })).status).toBe(204);
    }
    expect((await confirm(token)).problem.code).toBe('token_invalid');
    expect((await stage.signIn({ ...as, password: 'Nowe-hasło-2027!' })).email).toBe(as.email);
    await stage.db.deleteFrom('mails').execute();
    await stage.call('resendConfirmation', { body: { email: wanted } });
    expect(await queuedMails(stage.db)).toEqual([]);
  });

  test('is nothing where only the case differs', async () => {
    expect((await ask(as.email.toUpperCase())).answer.email).toBe(as.email);
    expect(await queuedMails(stage.db, as.email.toUpperCase())).toEqual([]);
  });

  test('is refused for an address of the own foundation, and nothing else is changed', async () => {
    const before = await stage.snapshot();
    for (const { email } of [stage.own.admin, stage.own.volunteer]) {
      const { problem } = await ask(email.toUpperCase(), 'Inna Osoba');
      expect(problem).toMatchObject({
        code: 'email_taken',
        errors: [{ field: 'email', code: 'email_taken' }],
      });
    }
    await stage.db.deleteFrom('rate_limits').execute();
    expect(await stage.snapshot()).toEqual(before);
  });

  test('does not tell of accounts elsewhere: only who opens the link learns it', async () => {
    const { email } = stage.other.volunteer;
    expect((await ask(email)).answer.email).toBe(as.email);
    const token = await mailedToken(stage.db, email, 'confirmEmail');
    expect((await confirm(token)).problem.code).toBe('email_taken');
  });

  test('is limited for a person, refused tries among them; the rest of the profile is not', async () => {
    for (let index = 0; index < 9; index += 1) await ask(`try-${index}-${wanted}`);
    expect((await ask(stage.own.admin.email)).status).toBe(409);
    const refused = await ask();
    expect(refused.problem.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await queuedMails(stage.db, wanted)).toEqual([]);
    expect((await ask(as.email, 'Inna Osoba')).answer.name).toBe('Inna Osoba');
  });

  test('is refused when the address got an account in the meantime, and the link stays', async () => {
    const token = await askedFor();
    const taken = await insertAccount(stage.db, {
      ...{ organizationId: stage.other.id, role: 'coordinator', email: wanted },
    });
    const before = await stage.snapshot();
    expect((await confirm(token)).problem).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await stage.snapshot()).toEqual(before);
    await stage.db.deleteFrom('accounts').where('id', '=', taken.id).execute();
    expect((await confirm(token)).status).toBe(200);
  });

  test('asked for again counts as it was asked for last', async () => {
    const first = await askedFor();
    const other = `other-${as.id}@mail.example`;
    await ask(other);
    expect((await confirm(first)).problem.code).toBe('token_invalid');
    expect((await confirm(await mailedToken(stage.db, other, 'confirmEmail'))).status).toBe(200);
    expect((await stage.signIn({ ...as, email: other })).id).toBe(as.id);
  });

  test('works once, however many open the link at once', async () => {
    const token = await askedFor();
    const replies = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    expect(await queuedMails(stage.db, as.email)).toHaveLength(1);
  });

  test('is refused for a link that ran out, with another letter, or of somebody who left', async () => {
    const token = await askedFor();
    expect((await confirm(changedToken(token))).problem.code).toBe('token_invalid');
    await stage.call('leaveOrganization', { as, params: { id: as.id }, body: { reason: 'Wyjeżdżam.' } });
    expect((await confirm(token)).problem.code).toBe('token_invalid');
    await expireToken(stage.db, token);
    expect((await confirm(token)).problem.code).toBe('token_invalid');
  });

  test('is not done by HEAD, as programs send it that look at links', async () => {
    const token = await askedFor();
    const before = await stage.snapshot();
    const url = `/api/users/registration-confirm?token=${token}`;
    expect((await stage.server.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect(await stage.snapshot()).toEqual(before);
  });

  test('the same link confirms a volunteer who applied', async () => {
    const { email } = await insertAccount(stage.db, {
      ...{ organizationId: stage.own.id, role: 'volunteer', emailConfirmedAt: null },
    });
    await stage.call('forgotPassword', { body: { email } });
    const volunteer = { email, role: 'volunteer' } as const;
    await expect(stage.signIn(volunteer)).rejects.toThrow('email_unconfirmed');
    const token = await mailedToken(stage.db, email, 'confirmVolunteer');
    expect((await confirm(token)).status).toBe(200);
    expect((await stage.signIn(volunteer)).email).toBe(email);
  });
});
