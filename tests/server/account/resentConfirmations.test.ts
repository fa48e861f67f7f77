import { beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { buildApplication, buildRegistration } from '../../harness/registration.ts';

onOneServer('asking for a confirmation mail once more', (stage) => {
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails'] as const) await stage.db.deleteFrom(table).execute();
  });
  const resend = (email: string, address = '203.0.113.1') =>
    stage.call('resendConfirmation', { body: { email }, address });
  const templates = async (email: string) =>
    (await queuedMails(stage.db, email)).map(({ template }) => template);

  /** An address in each state that it can be in, and what is mailed to it. */
  const addresses = async (): Promise<Record<string, readonly string[]>> => {
    const changing = await insertAccount(stage.db, {
      ...{ organizationId: stage.own.id, role: 'coordinator', pendingEmail: 'Wanted@mail.example' },
    });
    await stage.call('registerOrganization', { body: buildRegistration('foundation@mail.example') });
    await stage.call('applyAsVolunteer', { body: buildApplication(stage.own.id, 'applicant@mail.example') });
    const left = await insertAccount(stage.db, {
      ...{ organizationId: stage.own.id, role: 'volunteer' },
      ...{ emailConfirmedAt: null, closedAt: '2026-11-01T00:00:00.000Z' },
    });
    await stage.db.deleteFrom('mails').execute();
    return {
      [stage.own.admin.email]: [],
      [stage.own.volunteer.email]: [],
      'nobody@mail.example': [],
      [changing.email]: [],
      'Wanted@mail.example': ['confirmEmail'],
      'foundation@mail.example': ['confirmOrganization'],
      'applicant@mail.example': ['confirmVolunteer'],
      [left.email]: [],
    };
  };

  test('answers the same for every address, whatever is mailed', async () => {
    const answers = new Set<string>();
    for (const [email, mailed] of Object.entries(await addresses())) {
      const reply = await resend(email.toUpperCase());
      const { date, 'x-request-id': _, ...headers } = reply.headers;
      answers.add(JSON.stringify([reply.status, reply.text, headers]));
      expect(await templates(email), email).toEqual(mailed);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('If the address waits for a confirmation, a mail has been sent again.');
  });

  test('takes the same time for every address', async () => {
    const [waiting, unknown]: [number[], number[]] = [[], []];
    const difference = () => Math.abs(Math.min(...waiting) - Math.min(...unknown));
    const timed = async (email: string) => {
      await stage.db.deleteFrom('rate_limits').execute();
      const from = performance.now();
      await resend(email);
      return performance.now() - from;
    };
    await stage.call('applyAsVolunteer', { body: buildApplication(stage.own.id, 'timed@mail.example') });
    // As for a forgotten password: only a busy machine needs more rounds, until both kinds have had a quick one.
    for (let round = 0; round < 3 || (difference() >= 10 && round < 30); round += 1) {
      waiting.push(await timed('timed@mail.example'));
      unknown.push(await timed(`nobody-${round}@mail.example`));
    }
    expect(Math.min(...waiting, ...unknown)).toBeGreaterThan(245);
    expect(difference()).toBeLessThan(10);
  });

  test('mails a link that works in the place of the one that was lost', async () => {
    const email = 'lost@mail.example';
    await stage.call('applyAsVolunteer', { body: buildApplication(stage.own.id, email) });
    const first = await mailedToken(stage.db, email, 'confirmVolunteer');
    await resend(email);
    const second = await mailedToken(stage.db, email, 'confirmVolunteer');
    const confirm = (token: string) => stage.call('confirmRegistration', { query: { token } });
    expect((await confirm(first)).problem.code).toBe('token_invalid');
    expect((await confirm(second)).status).toBe(200);
    await resend(email);
    expect(await templates(email)).toEqual(['confirmVolunteer', 'confirmVolunteer']);
  });

  test('is mailed to an address of a person a few times only, whether or not it waits', async () => {
    await stage.call('registerOrganization', { body: buildRegistration('many@mail.example') });
    await stage.db.deleteFrom('mails').execute();
    for (const email of ['many@mail.example', 'nobody@mail.example']) {
      const replies = await Promise.all(
        Array.from({ length: 5 }, (_, index) => resend(email, `203.0.113.${index}`)),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(202));
      // Nobody uses up what others may ask for: they are answered alike, and find the mails of before.
      expect((await resend(email.toUpperCase(), '203.0.113.99')).status).toBe(202);
    }
    expect(await templates('many@mail.example')).toHaveLength(5);
  });

  test('is limited for an address of a person from one network address, whether or not anything is mailed', async () => {
    for (const email of [stage.own.coordinator.email, 'nobody@mail.example']) {
      for (let count = 0; count < 5; count += 1) expect((await resend(email)).status).toBe(202);
      const refused = await resend(email.toUpperCase());
      expect(refused.problem.code).toBe('too_many_requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await resend(email, '203.0.113.2')).status).toBe(202);
    }
  });

  test('is limited for a network address, and for that one alone', async () => {
    const replies = await Promise.all(
      Array.from({ length: 21 }, (_, index) => resend(`n${index}@mail.example`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(20).fill(202), 429]);
    expect((await resend('other@mail.example', '203.0.113.2')).status).toBe(202);
  });
});
