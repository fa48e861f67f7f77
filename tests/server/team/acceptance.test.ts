import { beforeEach, describe, expect, test } from 'vitest';
import { insertAccount } from '../../harness/insertAccount.ts';
import { invite } from '../../harness/invite.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { changedToken, expireToken, mailedToken } from '../../harness/queuedMails.ts';
import { buildAcceptance } from '../../harness/registration.ts';

onOneServer('accepting an invitation', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
  });
  const accept = (token: string) => stage.call('registerCoordinator', { body: buildAcceptance(token) });
  const preview = (token: string) => stage.call('getInvitationByToken', { query: { token } });

  test.each(['coordinator', 'admin'] as const)('opens the account of a %s, who can sign in', async (role) => {
    const email = `New.${role}@mail.example`;
    const { invitation, token } = await invite(stage, stage.own.admin, { email, role, language: 'uk' });
    expect((await preview(token)).answer).toEqual({
      ...{ firstname: 'Magdalena', lastname: 'Wójcik', email, role, language: 'uk' },
      invitedBy: stage.own.admin.name,
      organizationName: 'Fundacja Pomocna Dłoń',
    });
    const { answer } = await accept(token);
    const { firstname, lastname, phone } = buildAcceptance(token);
    expect(answer).toMatchObject({ email, role, name: `${firstname} ${lastname}`, phoneNumber: phone });
    expect(answer.history).toMatchObject([{ action: 'created', actorId: answer.id }]);
    const caller = await stage.signIn({ email, role });
    expect(caller).toMatchObject({ id: answer.id, role, organizationId: stage.own.id });
    const { answer: listed } = await stage.call('listInvitations', {
      ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { q: email } },
    });
    expect(listed.content).toMatchObject([{ id: invitation.id, status: 'accepted' }]);
    for (const action of ['resendInvitation', 'revokeInvitation'] as const) {
      const refused = await stage.call(action, { as: stage.own.admin, params: { id: invitation.id } });
      expect(refused.problem.code).toBe('invalid_state');
    }
  });

  test('is told to the team', async () => {
    const { token } = await invite(stage, stage.own.admin, { email: 'told@mail.example' });
    await stage.db.deleteFrom('notifications').execute();
    const { answer } = await accept(token);
    const told = await stage.db
      .selectFrom('notifications')
      .select(['accountId', 'kind', 'subjectId'])
      .execute();
    const accounts = told.map(({ accountId }) => accountId);
    expect(accounts).toContain(stage.own.admin.id);
    expect(accounts).not.toContain(answer.id);
    expect(new Set(told.map(({ kind, subjectId }) => `${kind} ${subjectId}`))).toEqual(
      new Set([`coordinatorJoined ${answer.id}`]),
    );
  });

  test('works once', async () => {
    const { token } = await invite(stage, stage.own.admin, { email: 'once@mail.example' });
    await accept(token);
    const before = await stage.snapshot();
    expect((await accept(token)).problem).toMatchObject({ status: 409, code: 'token_used' });
    expect((await preview(token)).problem).toMatchObject({ status: 409, code: 'token_used' });
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each([1, 2, 3])('works once when it is sent many times at once (round %i)', async (round) => {
    const email = `at-once-${round}@mail.example`;
    const { token } = await invite(stage, stage.own.admin, { email });
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)]);
    const accounts = await stage.db.selectFrom('accounts').select('id').where('email', '=', email).execute();
    expect(accounts).toHaveLength(1);
  });

  test('of two foundations at once opens one account', async () => {
    const email = 'both@mail.example';
    const own = await invite(stage, stage.own.admin, { email });
    const other = await invite(stage, stage.other.admin, { email });
    const replies = await Promise.all([accept(own.token), accept(other.token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = replies.find(({ status }) => status === 409);
    expect(lost?.problem).toMatchObject({ code: 'email_taken', errors: [] });
  });

  describe('is refused, and nothing changes, for a link', () => {
    const expectRefused = async (token: string, code: string) => {
      const before = await stage.snapshot();
      expect((await accept(token)).problem.code).toBe(code);
      expect((await preview(token)).problem.code).toBe(code);
      expect(await stage.snapshot()).toEqual(before);
    };

    test('that ran out', async () => {
      const { token } = await invite(stage, stage.own.admin, { email: 'expired@mail.example' });
      await expireToken(stage.db, token);
      await expectRefused(token, 'token_invalid');
    });

    test('with another letter', async () => {
      const { token } = await invite(stage, stage.own.admin, { email: 'letter@mail.example' });
      await expectRefused(changedToken(token), 'token_invalid');
    });

    test('of a revoked invitation', async () => {
      const { token, invitation } = await invite(stage, stage.own.admin, { email: 'revoked@mail.example' });
      await stage.call('revokeInvitation', { as: stage.own.admin, params: { id: invitation.id } });
      await expectRefused(token, 'token_invalid');
    });

    test('that resets a password', async () => {
      const { email } = stage.own.admin;
      await stage.call('forgotPassword', { body: { email } });
      await expectRefused(await mailedToken(stage.db, email, 'resetPassword'), 'token_invalid');
    });
  });

  test('is refused, and the link stays, while the address has an account', async () => {
    const email = 'meanwhile@mail.example';
    const { token } = await invite(stage, stage.own.admin, { email });
    const { id } = await insertAccount(stage.db, {
      organizationId: stage.other.id,
      role: 'coordinator',
      email,
    });
    const before = await stage.snapshot();
    expect((await accept(token)).problem).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await stage.snapshot()).toEqual(before);
    await stage.db.deleteFrom('accounts').where('id', '=', id).execute();
    expect((await accept(token)).status).toBe(201);
  });

  test('opens a new account for somebody who left', async () => {
    const email = 'left@mail.example';
    const closedAt = '2026-11-20T00:00:00.000Z';
    const left = await insertAccount(stage.db, {
      ...{ organizationId: stage.own.id, role: 'coordinator', email, closedAt },
    });
    const { token } = await invite(stage, stage.own.admin, { email });
    expect((await accept(token)).answer.id).not.toBe(left.id);
  });
});
