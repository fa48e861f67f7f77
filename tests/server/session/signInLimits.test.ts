import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../src/contract/generated/operations.ts';
import { hashPassword } from '../../../src/server/accounts/identity/password.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { issueToken } from '../../../src/server/core/links/oneTimeTokens.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';
import { startServer } from '../../harness/startServer.ts';
import { startTestServer } from '../../harness/startTestServer.ts';
import { watchStatements } from '../../harness/walls/watchStatements.ts';

const WRONG = 'Wrong-2026!';

onOneServer('guessing passwords', (stage) => {
  let lastAddress = 0;
  /** Each test from an address of its own, so that none uses up another's tries. */
  const newAddress = () => {
    lastAddress += 1;
    return `2001:db8:0:${lastAddress.toString(16)}::1`;
  };
  const newEmail = async (overrides = {}) =>
    (await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator', ...overrides }))
      .email;

  const attempt = (email: string, password: string, address: string, cookie?: string) =>
    stage.call('login', { headers: { authorization: basicAuthorization(email, password), cookie }, address });
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
    test.each(['known', 'unknown'])(
      'ends for a client after ten failures where the address is %s',
      async (kind) => {
        const email = kind === 'known' ? await newEmail() : 'nobody-at-all@panel.example';
        const address = newAddress();
        for (let failure = 1; failure <= 10; failure += 1) {
          expect((await attempt(email, WRONG, address)).status).toBe(401);
        }
        const refused = await attempt(email.toUpperCase(), PASSWORD, address);
        expect(refused.status).toBe(429);
        expect(refused.problem.code).toBe('too_many_requests');
        expect(refused.cookies).toEqual([]);
        const seconds = Number(refused.headers['retry-after']);
        expect(seconds).toBeGreaterThan(14 * 60);
        expect(seconds).toBeLessThanOrEqual(15 * 60);
      },
    );

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
        expect((await attempt(email, WRONG, '127.0.0.1')).status).toBe(401);
        expect(await attemptThere(WRONG)).toBe(401);
      }
      expect((await attempt(email, PASSWORD, '127.0.0.1')).status).toBe(429);
      expect(await attemptThere(PASSWORD)).toBe(429);
      await other.stop();
    });

    test('does not end for another client, nor when others fail', async () => {
      const [email, guesser] = [await newEmail(), newAddress()];
      await statuses(
        11,
        () => email,
        () => guesser,
      );
      await statuses(11, () => 'somebody-else@panel.example', newAddress);
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(200);
    });

    test('may go on once the 15 minutes have passed, with ten new tries', async () => {
      const [email, address] = [await newEmail(), newAddress()];
      await statuses(
        11,
        () => email,
        () => address,
      );
      expect((await attempt(email, PASSWORD, address)).status).toBe(429);
      await passMinutes(15);
      for (let failure = 1; failure <= 10; failure += 1) {
        expect((await attempt(email, WRONG, address)).status).toBe(401);
      }
      expect((await attempt(email, PASSWORD, address)).status).toBe(429);
    });

    test('begins anew after a success', async () => {
      const [email, address] = [await newEmail(), newAddress()];
      for (let round = 0; round < 2; round += 1) {
        expect(
          await statuses(
            9,
            () => email,
            () => address,
          ),
        ).toEqual(Array(9).fill(401));
        expect((await attempt(email, PASSWORD, address)).status).toBe(200);
      }
    });

    test('gets no more than ten tries when they come all at once', async () => {
      const [email, address] = [await newEmail(), newAddress()];
      const answers = await statuses(
        30,
        () => email,
        () => address,
      );
      expect(answers.filter((status) => status === 401)).toHaveLength(10);
      expect(answers.filter((status) => status === 429)).toHaveLength(20);
    });

    test.each(['known', 'unknown'])(
      'gets one try a minute after thirty failures of all clients, where the address is %s',
      async (kind) => {
        const email = kind === 'known' ? await newEmail() : `${crypto.randomUUID()}@panel.example`;
        const answers = await statuses(50, () => email, newAddress);
        expect(answers.filter((status) => status === 401)).toHaveLength(30);
        for (let minute = 0; minute < 3; minute += 1) {
          const refused = await attempt(email, WRONG, newAddress());
          expect(refused.status).toBe(429);
          expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
          await passMinutes(1);
          expect((await attempt(email, WRONG, newAddress())).status).toBe(401);
        }
        await passMinutes(1);
        if (kind === 'known') expect((await attempt(email, PASSWORD, newAddress())).status).toBe(200);
      },
    );
  });

  describe('beside a browser that has signed in before', () => {
    const signedIn = async (email: string, cookie?: string) => {
      const reply = await attempt(email, PASSWORD, newAddress(), cookie);
      expect(reply.status).toBe(200);
      return deviceOf(reply);
    };
    const exhaust = async (email: string) => {
      await statuses(40, () => email, newAddress);
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(429);
    };

    test('does not keep it out, however many fail elsewhere', async () => {
      const email = await newEmail();
      const device = await signedIn(email);
      await exhaust(email);
      expect((await attempt(email, PASSWORD, newAddress(), device)).status).toBe(200);
    });

    test('does not keep it out when others fail from the same network address', async () => {
      const [email, address] = [await newEmail(), newAddress()];
      const device = await signedIn(email);
      await statuses(
        10,
        () => email,
        () => address,
      );
      expect((await attempt(email, PASSWORD, address)).status).toBe(429);
      expect((await attempt(email, PASSWORD, address, device)).status).toBe(200);
    });

    test('ends in it after ten failures of its own, and in it alone', async () => {
      const email = await newEmail();
      const [device, other] = [await signedIn(email), await signedIn(email)];
      for (let failure = 1; failure <= 10; failure += 1) {
        expect((await attempt(email, WRONG, newAddress(), device)).status).toBe(401);
      }
      const refused = await attempt(email, PASSWORD, newAddress(), device);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect((await attempt(email, PASSWORD, newAddress(), other)).status).toBe(200);
      expect((await attempt(email, PASSWORD, newAddress())).status).toBe(200);
    });

    test('begins anew after a success in it', async () => {
      const email = await newEmail();
      const device = await signedIn(email);
      for (let round = 0; round < 2; round += 1) {
        for (let failure = 1; failure <= 9; failure += 1) await attempt(email, WRONG, newAddress(), device);
        expect((await attempt(email, PASSWORD, newAddress(), device)).status).toBe(200);
      }
    });

    test('is the same for several accounts of one browser', async () => {
      const emails = [await newEmail(), await newEmail(), await newEmail()];
      let device: string | undefined;
      for (const email of emails) device = await signedIn(email, device);
      for (const email of emails) {
        await exhaust(email);
        expect((await attempt(email, PASSWORD, newAddress(), device)).status).toBe(200);
      }
    });

    test.each<[string, (own: string, email: string) => string]>([
      ['of another account', (own) => own],
      ['that somebody changed', (own) => own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      ['that is made up', () => `device=${'A'.repeat(22)}.${'B'.repeat(43)}`],
      ['that is none', () => 'device=;device=x; device=%00'],
    ])('does not help a guesser with a cookie %s', async (_, cookieOf) => {
      const email = await newEmail();
      const cookie = cookieOf(await signedIn(await newEmail()), email);
      await exhaust(email);
      expect((await attempt(email, PASSWORD, newAddress(), cookie)).status).toBe(429);
    });

    test('ends what is known with another password, but in the browser that set it', async () => {
      const account = await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' });
      const former = await signedIn(account.email);
      const next = 'Another-2026!';
      const token = await inTransaction(stage.db, (trx) => issueToken('resetPassword', account, trx));
      const reset = await stage.call('resetPassword', { body: { token, password: next } });
      await exhaust(account.email);
      expect((await attempt(account.email, next, newAddress(), former)).status).toBe(429);
      expect((await attempt(account.email, next, newAddress(), deviceOf(reset))).status).toBe(200);
    });

    test('sets a cookie that no script reads and no other site sends, and only where somebody signs in', async () => {
      const email = await newEmail();
      const { cookies } = await attempt(email, PASSWORD, newAddress());
      expect(cookies.find(({ name }) => name === 'device')).toMatchObject({
        ...{
          path: '/',
          httpOnly: true,
          sameSite: 'Strict',
          value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        },
      });
      expect((await attempt(email, WRONG, newAddress())).cookies).toEqual([]);
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

  const deviceOf = ({ cookies }: { cookies: { name: string; value: string }[] }): string => {
    const device = cookies.find(({ name }) => name === 'device');
    if (!device) throw new Error('The answer sets no cookie of the device');
    return `device=${device.value}`;
  };

  async function passMinutes(minutes: number): Promise<void> {
    const earlier = sql<string>`"resetAt" - make_interval(mins => ${minutes})`;
    await stage.db.updateTable('rate_limits').set({ resetAt: earlier }).execute();
  }
});
