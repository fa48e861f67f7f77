import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { invite } from '../../harness/invite.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { buildAcceptance } from '../../harness/registration.ts';

onOneServer('invitations', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
  });
  const list = async (query: Record<string, string> = {}) =>
    (await stage.call('listInvitations', { as: stage.own.coordinator, params: { id: stage.own.id }, query }))
      .answer.content;
  const resend = (id: string, as = stage.own.coordinator) =>
    stage.call('resendInvitation', { as, params: { id } });
  const revoke = (id: string, as = stage.own.coordinator) =>
    stage.call('revokeInvitation', { as, params: { id } });
  const preview = (token: string) => stage.call('getInvitationByToken', { query: { token } });
  const expire = (id: string) =>
    stage.db.updateTable('invitations').set({ expiresAt: sql<string>`now()` }).where('id', '=', id).execute();

  test('are mailed in their own language, listed as pending and noted in the history', async () => {
    const email = 'taras@mail.example';
    const { invitation } = await invite(stage, stage.own.coordinator, {
      email,
      language: 'uk',
      message: 'Вітаємо!',
    });
    expect(invitation).toMatchObject({
      ...{ email, role: 'coordinator', language: 'uk', status: 'pending', message: 'Вітаємо!' },
      invitedBy: stage.own.coordinator.name,
    });
    const seconds = (Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)) / 1000;
    expect(seconds).toBe(14 * 24 * 60 * 60);
    expect(await queuedMails(stage.db, email)).toEqual([
      expect.objectContaining({
        ...{ language: 'uk', template: 'invitation' },
        values: expect.objectContaining({
          inviter: 'Piotr Zieliński',
          message: 'Вітаємо!',
          role: 'coordinator',
        }),
      }),
    ]);
    expect(await list()).toContainEqual(invitation);
    const { answer } = await stage.call('getOrganization', {
      as: stage.own.admin,
      params: { id: stage.own.id },
    });
    expect(answer.history[0]).toMatchObject({ action: 'invited', changes: [{ field: 'email', to: email }] });
  });

  test('speak the inviter’s language where they name none', async () => {
    const { invitation } = await invite(stage, stage.own.admin, { email: 'en@mail.example', language: null });
    expect(invitation.language).toBe('en');
  });

  test('to admins are the business of admins', async () => {
    const email = 'boss@mail.example';
    const body = { firstname: 'A', lastname: 'B', email, role: 'admin' };
    const refused = await stage.call('inviteCoordinator', { as: stage.own.coordinator, body });
    expect(refused.problem.code).toBe('forbidden');
    expect(await queuedMails(stage.db, email)).toEqual([]);
    const { invitation, token } = await invite(stage, stage.own.admin, { email, role: 'admin' });
    const before = await stage.snapshot();
    expect((await revoke(invitation.id)).problem.code).toBe('forbidden');
    expect(await stage.snapshot()).toEqual(before);
    expect((await resend(invitation.id)).problem.code).toBe('forbidden');
    expect((await preview(token)).answer).toMatchObject({ role: 'admin' });
  });

  test('to an address of the own foundation are refused on its field', async () => {
    for (const { email } of [stage.own.volunteer, stage.own.coordinator]) {
      const body = { firstname: 'A', lastname: 'B', email: email.toUpperCase() };
      const { problem } = await stage.call('inviteCoordinator', { as: stage.own.admin, body });
      expect(problem).toMatchObject({
        code: 'email_taken',
        errors: [{ field: 'email', code: 'email_taken' }],
      });
      expect(await queuedMails(stage.db, email)).toEqual([]);
    }
  });

  test('do not tell of accounts elsewhere: only who opens the link learns it', async () => {
    const { email } = stage.other.admin;
    const { invitation, token } = await invite(stage, stage.own.admin, { email });
    expect(invitation).toMatchObject({ email, status: 'pending' });
    const acceptance = { body: buildAcceptance(token) };
    expect((await stage.call('registerCoordinator', acceptance)).problem.code).toBe('email_taken');
  });

  test('a second one takes the place of the first', async () => {
    const email = 'twice@mail.example';
    const first = await invite(stage, stage.own.admin, { email });
    const second = await invite(stage, stage.own.admin, { email: email.toUpperCase() });
    expect((await preview(first.token)).problem.code).toBe('token_invalid');
    expect((await preview(second.token)).status).toBe(200);
    const states = (await list({ q: 'twice@mail' })).map(({ id, status }) => [id, status]);
    expect(states).toEqual([
      [second.invitation.id, 'pending'],
      [first.invitation.id, 'revoked'],
    ]);
  });

  test('of another foundation to the same address stay', async () => {
    const email = 'wanted@mail.example';
    const theirs = await invite(stage, stage.other.admin, { email });
    await invite(stage, stage.own.admin, { email });
    expect((await preview(theirs.token)).answer.organizationName).toBe('Фонд Тепла');
  });

  test('sent many times at once leave one pending', async () => {
    const email = 'at-once@mail.example';
    await Promise.all(Array.from({ length: 8 }, () => invite(stage, stage.own.admin, { email })));
    const states = (await list({ q: 'at-once@mail' })).map(({ status }) => status);
    expect(states.sort()).toEqual(['pending', ...Array(7).fill('revoked')]);
  });

  describe('are sent again', () => {
    test('with a new link, for 14 days more', async () => {
      const email = 'again@mail.example';
      const { invitation, token } = await invite(stage, stage.own.admin, { email });
      await expire(invitation.id);
      await expireToken(stage.db, token);
      expect((await list({ status: 'expired' })).map(({ id }) => id)).toContain(invitation.id);
      const { answer } = await resend(invitation.id);
      expect(answer).toMatchObject({ id: invitation.id, status: 'pending' });
      expect(Date.parse(answer.expiresAt)).toBeGreaterThan(Date.now() + 13.9 * 24 * 60 * 60 * 1000);
      expect((await preview(token)).problem.code).toBe('token_invalid');
      expect((await preview(await mailedToken(stage.db, email, 'invitation'))).status).toBe(200);
    });

    test('and then are the only one pending for the address', async () => {
      const email = 'old@mail.example';
      const old = await invite(stage, stage.own.admin, { email });
      await expire(old.invitation.id);
      const young = await invite(stage, stage.own.admin, { email });
      await resend(old.invitation.id);
      const states = Object.fromEntries(
        (await list({ q: 'old@mail' })).map(({ id, status }) => [id, status]),
      );
      expect(states).toEqual({ [old.invitation.id]: 'pending', [young.invitation.id]: 'revoked' });
    });

    test('but not once revoked', async () => {
      const { invitation } = await invite(stage, stage.own.admin, { email: 'over@mail.example' });
      await revoke(invitation.id);
      expect((await resend(invitation.id)).problem.code).toBe('invalid_state');
    });
  });

  test('are revoked, and again is no harm', async () => {
    const { invitation, token } = await invite(stage, stage.own.admin, { email: 'gone@mail.example' });
    const { answer } = await revoke(invitation.id);
    expect(answer).toMatchObject({ id: invitation.id, status: 'revoked' });
    const before = await stage.snapshot();
    expect((await revoke(invitation.id)).answer).toEqual(answer);
    expect(await stage.snapshot()).toEqual(before);
    expect((await preview(token)).problem.code).toBe('token_invalid');
  });

  test('of another foundation are as if they were not there', async () => {
    const { invitation } = await invite(stage, stage.other.admin, { email: 'foreign@mail.example' });
    expect((await list()).map(({ id }) => id)).not.toContain(invitation.id);
    for (const id of [invitation.id, uuid()]) {
      await stage.db.deleteFrom('rate_limits').execute();
      const before = await stage.snapshot();
      expect((await revoke(id, stage.own.admin)).problem.code).toBe('not_found');
      expect(await stage.snapshot()).toEqual(before);
      expect((await resend(id, stage.own.admin)).problem.code).toBe('not_found');
    }
  });

  test('are limited for a foundation, and for that one alone', async () => {
    const { db } = stage;
    const before = await queuedMails(db);
    for (let index = 0; index < 50; index += 1)
      await invite(stage, stage.own.admin, { email: `n${index}@mail.example` });
    const body = { firstname: 'A', lastname: 'B', email: 'n50@mail.example' };
    const refused = await stage.call('inviteCoordinator', { as: stage.own.coordinator, body });
    expect(refused.problem.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await queuedMails(db)).length - before.length).toBe(50);
    await invite(stage, stage.other.admin, { email: 'n51@mail.example' });
  });
});
