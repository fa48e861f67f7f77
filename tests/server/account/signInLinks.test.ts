import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { issueToken } from '../../../src/server/core/links/oneTimeTokens.ts';
import { countLockWaits } from '../../harness/countLockWaits.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { invite } from '../../harness/invite.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { cookieOf } from '../../harness/signIn.ts';

onOneServer('a link that signs a volunteer in', (stage) => {
  let volunteer: VolunteerUser;
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails'] as const) await stage.db.deleteFrom(table).execute();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id, { language: 'uk' });
  });

  const ask = (
    email: string,
    { address = '203.0.113.1', ...body }: { address?: string; page?: string } = {},
  ) => stage.call('requestSignInLink', { body: { email, ...body }, address });
  const linkOf = async ({ email } = volunteer) => {
    await ask(email);
    return mailedToken(stage.db, email, 'signInLink');
  };
  const use = (token: string, device = 'mobile') =>
    stage.call('signInByLink', { body: { token }, headers: { 'source-device': device } });
  const sessions = async () =>
    (
      await stage.db
        .selectFrom('sessions')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  test('is mailed in the language of the account, and signs in once, without a password', async () => {
    const token = await linkOf();
    expect(await queuedMails(stage.db, volunteer.email)).toMatchObject([
      { language: 'uk', template: 'signInLink', values: { organization: 'Fundacja Pomocna Dłoń' } },
    ]);
    const reply = await use(token);
    expect(reply.answer).toMatchObject({ email: volunteer.email, role: 'volunteer', name: volunteer.name });
    const as = { ...volunteer, cookie: cookieOf(reply) };
    const { answer } = await stage.call('getVolunteer', { as, params: { id: volunteer.volunteerId } });
    expect(answer.email).toBe(volunteer.email);

    const before = await sessions();
    expect((await use(token)).problem).toMatchObject({ status: 409, code: 'token_used' });
    expect(await sessions()).toBe(before);
  });

  test('works once when it is used many times at once', async () => {
    const token = await linkOf();
    const before = await sessions();
    const replies = await Promise.all(Array.from({ length: 6 }, () => use(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    expect(await sessions()).toBe(before + 1);
  });

  test('is the last that was asked for', async () => {
    const [first, second] = [await linkOf(), await linkOf()];
    expect((await use(first)).problem.code).toBe('token_invalid');
    expect((await use(second)).status).toBe(200);
  });

  test('is the last of two that were asked for at once', async () => {
    const account = { id: volunteer.id, organizationId: stage.own.id };
    const [isIssued, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = stage.db.transaction().execute(async (trx) => {
      const token = await issueToken('signIn', account, trx);
      isIssued.resolve();
      await mayEnd.promise;
      return token;
    });
    await isIssued.promise;
    const second = stage.db.transaction().execute((trx) => issueToken('signIn', account, trx));
    // The embedded database has one connection.
    if (stage.kind === 'postgres') await expect.poll(() => countLockWaits(stage.db)).toBe(1);
    mayEnd.resolve();
    expect((await use(await first)).problem.code).toBe('token_invalid');
    expect((await use(await second)).status).toBe(200);
  });

  test('works for a quarter of an hour', async () => {
    const token = await linkOf();
    const { seconds } = await stage.db
      .selectFrom('one_time_tokens')
      .select(sql<number>`extract(epoch from "expiresAt" - now())::int`.as('seconds'))
      .where('purpose', '=', 'signIn')
      .where('subjectId', '=', volunteer.id)
      .executeTakeFirstOrThrow();
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await expireToken(stage.db, token);
    expect((await use(token)).problem).toMatchObject({ status: 404, code: 'token_invalid' });
  });

  test('opens nothing in the panel, and is not used up by trying', async () => {
    const token = await linkOf();
    expect((await use(token, 'web')).problem).toMatchObject({ status: 403, code: 'panel_for_coordinators' });
    expect((await use(token)).status).toBe(200);
  });

  test('is used up by nobody who only looks at it', async () => {
    const token = await linkOf();
    const { problem } = await stage.call('getMailedLink', { query: { token } });
    expect(problem.code).toBe('token_invalid');
    expect((await use(token)).status).toBe(200);
  });

  test.each<[string, () => Promise<string>]>([
    ['with another letter', async () => changedToken(await linkOf())],
    [
      'that sets a password',
      async () => {
        await stage.call('forgotPassword', { body: { email: volunteer.email } });
        return mailedToken(stage.db, volunteer.email, 'resetPassword');
      },
    ],
    [
      'that is an invitation',
      async () =>
        (await invite(stage, stage.own.admin, { email: `invited-${volunteer.id}@mail.example` })).token,
    ],
    [
      'of before another password',
      async () => {
        const token = await linkOf();
        await stage.call('forgotPassword', { body: { email: volunteer.email } });
        const reset = await mailedToken(stage.db, volunteer.email, 'resetPassword');
        await stage.call('resetPassword', { body: { token: reset, password: 'Nowe-hasło-2027!' } });
        return token;
      },
    ],
    [
      'of who has left since',
      async () => {
        const token = await linkOf();
        const params = { id: volunteer.volunteerId };
        await stage.call('leaveOrganizationAsVolunteer', {
          as: volunteer,
          params,
          body: { reason: 'Wyjeżdżam.' },
        });
        return token;
      },
    ],
    [
      'of a foundation that was declined since',
      async () => {
        const { id: organizationId } = await insertOrganization(stage.db);
        const other = await insertVolunteerUser(stage.db, organizationId);
        const token = await linkOf(other);
        await stage.db
          .updateTable('organizations')
          .set({ status: 'declined' })
          .where('id', '=', organizationId)
          .execute();
        return token;
      },
    ],
    [
      'of an account that has another role since',
      async () => {
        const token = await linkOf();
        await stage.db
          .updateTable('accounts')
          .set({ role: 'coordinator' })
          .where('id', '=', volunteer.id)
          .execute();
        return token;
      },
    ],
  ])('is refused, and nothing changes, for one %s', async (_, link) => {
    const token = await link();
    await stage.db.deleteFrom('rate_limits').execute();
    const { rate_limits: _before, ...before } = await stage.snapshot();
    expect((await use(token)).problem).toMatchObject({ status: 404, code: 'token_invalid' });
    const { rate_limits: _after, ...after } = await stage.snapshot();
    expect(after).toEqual(before);
  });

  test('that is none is refused a hundred times', async () => {
    const token = changedToken(await linkOf());
    for (let guess = 0; guess < 100; guess += 1) expect((await use(token)).status).toBe(404);
    expect((await use(token)).problem.code).toBe('too_many_requests');
  });

  describe('is asked for', () => {
    /** An address in each state that an account can be in, and what is mailed to it. */
    const addresses = async (): Promise<Record<string, readonly string[]>> => {
      const { id } = await insertOrganization(stage.db, { status: 'declined' });
      const inState = async (overrides: object) => {
        const account = await insertAccount(stage.db, {
          ...{ organizationId: stage.own.id, role: 'volunteer' as const },
          ...overrides,
        });
        await insertVolunteer(stage.db, { organizationId: account.organizationId, accountId: account.id });
        return account.email;
      };
      return {
        [volunteer.email]: ['signInLink'],
        [stage.own.admin.email]: [],
        [stage.own.coordinator.email]: [],
        'nobody@mail.example': [],
        [await inState({ closedAt: '2026-11-01T00:00:00.000Z' })]: [],
        [await inState({ emailConfirmedAt: null })]: [],
        [await inState({ organizationId: id })]: [],
      };
    };

    test('with the same answer for every address, and mailed only to volunteers who may sign in', async () => {
      const answers = new Set<string>();
      for (const [email, templates] of Object.entries(await addresses())) {
        const reply = await ask(email);
        const { date, 'x-request-id': _, ...headers } = reply.headers;
        answers.add(JSON.stringify([reply.status, reply.text, headers]));
        expect(
          (await queuedMails(stage.db, email)).map(({ template }) => template),
          email,
        ).toEqual(templates);
      }
      expect([...answers]).toHaveLength(1);
      expect([...answers][0]).toContain('If there is such a volunteer’s account');
    });

    test('in the same time for every address', async () => {
      const [known, unknown]: [number[], number[]] = [[], []];
      const timed = async (email: string) => {
        await stage.db.deleteFrom('rate_limits').execute();
        const from = performance.now();
        await ask(email);
        return performance.now() - from;
      };
      const difference = () => Math.abs(Math.min(...known) - Math.min(...unknown));
      // Only a machine that is busy with something else needs more rounds, until both kinds have had a quick one.
      for (let round = 0; round < 3 || (difference() >= 10 && round < 30); round += 1) {
        known.push(await timed(volunteer.email));
        unknown.push(await timed(`nobody-${round}@mail.example`));
      }
      expect(Math.min(...known, ...unknown)).toBeGreaterThan(245);
      expect(difference()).toBeLessThan(10);
    });

    test('a few times for an address from one network address, and mailed a few times from all', async () => {
      for (const email of [volunteer.email, 'nobody@mail.example']) {
        for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(202);
        const refused = await ask(email.toUpperCase());
        expect(refused.problem.code).toBe('too_many_requests');
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect((await ask(email, { address: '203.0.113.2' })).status).toBe(202);
      }
      expect(await queuedMails(stage.db, volunteer.email)).toHaveLength(5);
    });

    test('some times from one network address', async () => {
      const replies = await Promise.all(
        Array.from({ length: 21 }, (_, index) => ask(`n${index}@mail.example`, { address: '203.0.113.7' })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([...Array(20).fill(202), 429]);
    });

    test('for a page of the volunteers’ and no other', async () => {
      const page = `/v/events/${volunteer.id}`;
      expect((await ask(volunteer.email, { page })).status).toBe(202);
      expect(await queuedMails(stage.db, volunteer.email)).toMatchObject([
        { values: { page: `/v/link?page=${encodeURIComponent(page)}` } },
      ]);
      for (const other of ['/settings', '//evil.example', 'https://evil.example', '/v/../settings', '/v//x'])
        expect((await ask(volunteer.email, { page: other })).problem, other).toMatchObject({
          code: 'invalid_input',
          errors: [{ field: 'page' }],
        });
    });
  });
});
