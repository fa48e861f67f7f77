import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { PASSWORD } from '../../harness/signIn.ts';

const STOLEN = 'Skradzione-2027!';

/** A thief has a session and the password, and wants the account for good. */
onOneServer('the way back to a former e-mail', (stage) => {
  let owner: Caller;
  let thief: string;
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
    owner = await stage.signIn(
      await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' }),
    );
    thief = `thief-${owner.id}@mail.example`;
  });
  const change = async (to: string, currentPassword = PASSWORD) => {
    const body = { name: 'Ola Lis', email: to, phoneNumber: '+48601234567', currentPassword };
    expect(
      (await stage.call('updateCoordinator', { as: owner, params: { id: owner.id }, body })).status,
    ).toBe(200);
    const query = { token: await mailedToken(stage.db, to, 'confirmEmail') };
    expect((await stage.call('confirmRegistration', { query })).answer).toEqual({
      confirmed: 'changedEmail',
    });
  };
  const wayBack = (email = owner.email) => mailedToken(stage.db, email, 'emailChanged');
  const restore = (token: string) => stage.call('restoreAccount', { query: { token } });
  const takes = (email: string, password: string) =>
    stage.signIn({ ...owner, email, password }).then(
      () => true,
      () => false,
    );

  test('puts it back, ends every session, and lets nobody in but who reads the mail there', async () => {
    await change(thief);
    const body = { currentPassword: PASSWORD, password: STOLEN };
    expect((await stage.call('updatePassword', { as: owner, body })).status).toBe(204);
    await stage.call('forgotPassword', { body: { email: thief } });
    const thiefsReset = await mailedToken(stage.db, thief, 'resetPassword');

    expect((await restore(await wayBack())).answer).toEqual({ restored: 'email' });
    expect((await stage.call('login', { as: owner })).status).toBe(401);
    for (const email of [owner.email, thief]) {
      for (const password of [PASSWORD, STOLEN]) expect(await takes(email, password)).toBe(false);
    }
    const reset = (token: string) => stage.call('resetPassword', { body: { token, password: 'Moje-2028!' } });
    expect((await reset(thiefsReset)).problem.code).toBe('token_invalid');
    await stage.call('forgotPassword', { body: { email: thief } });
    expect(await mailedToken(stage.db, thief, 'resetPassword')).toBe(thiefsReset);
    expect((await reset(await mailedToken(stage.db, owner.email, 'resetPassword'))).status).toBe(204);
    expect(await takes(owner.email, 'Moje-2028!')).toBe(true);
    const params = { id: owner.id };
    const { answer } = await stage.call('getCoordinator', { as: stage.own.admin, params });
    expect(answer.email).toBe(owner.email);
    expect(answer.history[0]).toMatchObject({
      ...{ action: 'edited', changes: [{ field: 'email', from: thief, to: owner.email }] },
    });
  });

  test('is there however often the thief changes it, and none of the thief’s ways back is', async () => {
    const second = `second-${thief}`;
    await change(thief);
    await change(second);
    const thiefs = await wayBack(thief);
    expect((await restore(await wayBack())).status).toBe(200);
    expect((await restore(thiefs)).problem.code).toBe('token_invalid');
    await stage.call('forgotPassword', { body: { email: second } });
    expect((await queuedMails(stage.db, second)).map(({ template }) => template)).toEqual(['confirmEmail']);
  });

  test('used by the thief, leaves the owner’s', async () => {
    await change(thief);
    await change(`second-${thief}`);
    expect((await restore(await wayBack(thief))).status).toBe(200);
    expect((await restore(await wayBack())).status).toBe(200);
    const { email } = await stage.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(email).toBe(owner.email);
  });

  test('opens the account again that the thief has left, whose farewell leads nowhere then', async () => {
    await change(thief);
    const params = { id: owner.id };
    await stage.call('leaveOrganization', { as: owner, params, body: { reason: 'Znikam.' } });
    const farewell = await mailedToken(stage.db, thief, 'farewell');
    expect((await restore(await wayBack())).status).toBe(200);
    expect((await restore(farewell)).problem.code).toBe('token_invalid');
    const token = await mailedToken(stage.db, owner.email, 'resetPassword');
    await stage.call('resetPassword', { body: { token, password: 'Moje-2028!' } });
    expect(await takes(owner.email, 'Moje-2028!')).toBe(true);
  });

  test('ends what the thief has begun', async () => {
    await change(thief);
    const another = `another-${thief}`;
    const body = { name: 'Ola Lis', email: another, phoneNumber: '+48601234567', currentPassword: PASSWORD };
    await stage.call('updateCoordinator', { as: owner, params: { id: owner.id }, body });
    await restore(await wayBack());
    const query = { token: await mailedToken(stage.db, another, 'confirmEmail') };
    expect((await stage.call('confirmRegistration', { query })).problem.code).toBe('token_invalid');
  });

  test('works once, for 14 days, and not where the address is another’s by now', async () => {
    await change(thief);
    const token = await wayBack();
    const { expiresAt } = await stage.db
      .selectFrom('one_time_tokens')
      .select('expiresAt')
      .where('subjectId', '=', owner.id)
      .where('purpose', '=', 'formerEmail')
      .executeTakeFirstOrThrow();
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
    const other = await insertAccount(stage.db, {
      ...{ organizationId: stage.other.id, role: 'coordinator', email: owner.email },
    });
    const before = await stage.snapshot();
    expect((await restore(token)).problem.code).toBe('email_taken');
    expect(await stage.snapshot()).toEqual(before);
    await stage.db.deleteFrom('accounts').where('id', '=', other.id).execute();
    expect((await restore(token)).status).toBe(200);
    expect((await restore(token)).problem.code).toBe('token_used');
  });

  test('is none once it has run out', async () => {
    await change(thief);
    const token = await wayBack();
    await expireToken(stage.db, token);
    expect((await restore(token)).problem.code).toBe('token_invalid');
  });
});
