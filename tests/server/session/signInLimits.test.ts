import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../src/contract/generated/operations.ts';
import { hashPassword } from '../../../src/server/identity/password.ts';
import { insertAccount } from '../../support/insertAccount.ts';
import { onEachServer } from '../../support/onEachServer.ts';
import { basicAuthorization, PASSWORD } from '../../support/signIn.ts';
import { startServer } from '../../support/startServer.ts';
import { startTestServer } from '../../support/startTestServer.ts';
import { watchStatements } from '../../support/walls/watchStatements.ts';

const WRONG = 'Wrong-2026!';

onEachServer('guessing passwords', (stage) => {
  let lastAddress = 0;
  /** Each test from an address of its own, so that none uses up another's tries. */
  const newAddress = () => {
    lastAddress += 1;
    return `2001:db8:0:${lastAddress.toString(16)}::1`;
  };
  const newEmail = async (overrides = {}) =>
    (await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator', ...overrides }))
      .email;

  const attempt = (email: string, password: string, address: string) =>
    stage.call('login', { headers: { authorization: basicAuthorization(email, password) }, address });
  const statuses = async (count: number, email: () => string, address: () => string) => {
    const replies = await Promise.all(
      Array.from({ length: count }, () => attempt(email(), WRONG, address())),
    );
    return replies.map(({ status }) => status);
  };

  test('an unknown address and a wrong password are answered alike', async () => {
    const address = newAddress();
    const wrong = await attempt(await newEmail(), WRONG, address);
    const unknown = await attempt('nobody@panel.example', WRONG, address);
    expect(wrong.status).toBe(401);
    expect(wrong.problem.code).toBe('invalid_credentials');
    expect(unknown.text).toBe(wrong.text);
    const { date: _, ...headers } = wrong.headers;
    const { date: __, ...others } = unknown.headers;
    expect(others).toEqual(headers);
  });

  test('an unknown address and a wrong password take alike long', async () => {
    const email = await newEmail({ passwordHash: await hashPassword(PASSWORD) });
    const times: Record<'wrong' | 'unknown', number[]> = { wrong: [], unknown: [] };
    const time = async (kind: keyof typeof times, typed: string) => {
      await stage.db.deleteFrom('rate_limits').execute();
      const start = performance.now();
      expect((await attempt(typed, WRONG, '2001:db8:0:ffff::1')).status).toBe(401);
      times[kind].push(performance.now() - start);
    };
    const ratio = () => {
      const quickest = Math.min(...times.wrong) / Math.min(...times.unknown);
      return Math.max(quickest, 1 / quickest);
    };
    // Without the hash the one would be several times as quick. A busy machine needs more rounds, until both kinds have
    // had a quick one.
    for (let round = 0; round < 5 || (ratio() >= 1.5 && round < 60); round += 1) {
      await time('wrong', email);
      await time('unknown', `nobody-${round}@panel.example`);
    }
    expect(ratio()).toBeLessThan(1.5);
  });

  test('an unknown address and a wrong password ask the database the same', async () => {
    const { db, take } = watchStatements(stage.walled);
    const watched = await startTestServer({ db });
    const asked = async (email: string) => {
      take();
      const headers = { authorization: basicAuthorization(email, WRONG) };
      expect((await watched.call('login', { headers, address: newAddress() })).status).toBe(401);
      return take();
    };
    expect(await asked(await newEmail())).toEqual(await asked('nobody@panel.example'));
    await watched.close();
  });

  describe('of one account', () => {
    test.each(['known', 'unknown'])('ends after ten failures where the address is %s', async (kind) => {
      const email = kind === 'known' ? await newEmail() : 'nobody-at-all@panel.example';
      for (let failure = 1; failure <= 10; failure += 1) {
        expect((await attempt(email, WRONG, newAddress())).status).toBe(401);
      }
      const refused = await attempt(email.toUpperCase(), PASSWORD, newAddress());
      expect(refused.status).toBe(429);
      expect(refused.problem.code).toBe('too_many_requests');
      expect(refused.cookies).toEqual([]);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    });

    test('ends after ten failures at all servers of a database together', async () => {
      const { url } = stage;
      // Only one process can use the embedded database.
      if (url === undefined) return;
      const other = await startServer({ DATABASE_URL: url });
      const email = await newEmail();
      const attemptThere = async (password: string) => {
        const headers = { authorization: basicAuthorization(email, password), 'source-device': 'web' };
        const { method, path } = operations.login;
        return (await fetch(`${other.url}/api${path}`, { method, headers })).status;
      };
      for (let failure = 1; failure <= 5; failure += 1) {
        expect((await attempt(email, WRONG, newAddress())).status).toBe(401);
        expect(await attemptThere(WRONG)).toBe(401);
      }
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(429);
      expect(await attemptThere(PASSWORD)).toBe(429);
      await other.stop();
    });

    test('does not end when others fail', async () => {
      const email = await newEmail();
      await statuses(11, () => 'somebody-else@panel.example', newAddress);
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(200);
    });

    test('may go on once the 15 minutes have passed, with ten new tries', async () => {
      const email = await newEmail();
      await statuses(11, () => email, newAddress);
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(429);
      await passMinutes(15);
      for (let failure = 1; failure <= 10; failure += 1) {
        expect((await attempt(email, WRONG, newAddress())).status).toBe(401);
      }
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(429);
    });

    test('begins anew after a success', async () => {
      const email = await newEmail();
      for (let round = 0; round < 2; round += 1) {
        expect(await statuses(9, () => email, newAddress)).toEqual(Array(9).fill(401));
        expect((await attempt(email, PASSWORD, newAddress())).status).toBe(200);
      }
    });

    test('gets no more than ten tries when they come all at once', async () => {
      const email = await newEmail();
      const answers = await statuses(30, () => email, newAddress);
      expect(answers.filter((status) => status === 401)).toHaveLength(10);
      expect(answers.filter((status) => status === 429)).toHaveLength(20);
    });
  });

  describe('from one network address', () => {
    /** As if so many strangers had failed from the address; each try costs the machine its time. */
    const failBefore = async (address: string, count: number) => {
      await stage.db.deleteFrom('rate_limits').execute();
      await attempt(`${crypto.randomUUID()}@panel.example`, WRONG, address);
      await stage.db.updateTable('rate_limits').set({ count }).where('count', '=', 1).execute();
    };
    const stranger = () => `${crypto.randomUUID()}@panel.example`;

    test('ends after a hundred failures, whoever they are of', async () => {
      const [address, email] = [newAddress(), await newEmail()];
      await failBefore(address, 95);
      expect(await statuses(5, stranger, () => address)).toEqual(Array(5).fill(401));
      const refused = await attempt(email, PASSWORD, address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
      // Others sign in meanwhile, the account's owner too, and after the window so does that address.
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(200);
      await passMinutes(15);
      expect((await attempt(email, PASSWORD, address)).status).toBe(200);
    });

    test('is not counted where sign-ins succeed, nor forgotten', async () => {
      const [address, email] = [newAddress(), await newEmail()];
      await failBefore(address, 98);
      const succeed = async () => expect((await attempt(email, PASSWORD, address)).status).toBe(200);
      await succeed();
      expect(await statuses(1, stranger, () => address)).toEqual([401]);
      await Promise.all([succeed(), succeed(), succeed()]);
      expect(await statuses(1, stranger, () => address)).toEqual([401]);
      expect((await attempt(email, PASSWORD, address)).status).toBe(429);
    });
  });

  test('leaves no address of a person or a machine in the database', async () => {
    await attempt('private-person@panel.example', WRONG, '198.51.100.77');
    const { rows } = await sql<{
      text: string;
    }>`select "rate_limits"::text as "text" from "rate_limits"`.execute(stage.db);
    const stored = rows.map(({ text }) => text).join();
    expect(stored).not.toBe('');
    expect(stored).not.toMatch(/private-person|198\.51\.100\.77/);
  });

  async function passMinutes(minutes: number): Promise<void> {
    const earlier = sql<string>`"resetAt" - make_interval(mins => ${minutes})`;
    await stage.db.updateTable('rate_limits').set({ resetAt: earlier }).execute();
  }
});
