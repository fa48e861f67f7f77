import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findProgram } from '../../../scripts/build/setup/machine.mjs';
import { forgotten } from '../../../src/server/accounts/passwordRules.ts';
import { addressFailures } from '../../../src/server/accounts/signInRules.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createServer } from '../../../src/server/createServer.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';
import { type Nginx, startNginx } from '../../harness/startNginx.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';
import { testConfig } from '../../harness/testConfig.ts';

const WRONG = 'Wrong-2026!';
/** Failed sign-ins that one client has (design, section 5). */
const FAILURES = addressFailures.limit;

onOneServer('behind a proxy', (stage) => {
  let behind: TestServer;
  beforeAll(async () => {
    behind = await startTestServer(
      { db: stage.db, served: stage.walled },
      { trustedProxies: ['10.0.0.7', '192.168.4.0/24', 'fd00::/8'] },
    );
  });
  afterAll(() => behind.close());

  let names = 0;
  const attempt = async (address: string, forwarded: string) => {
    names += 1;
    const body = { email: `nobody-${names}@panel.example` };
    const headers = { 'x-forwarded-for': forwarded };
    return (await behind.call('forgotPassword', { address, headers, body })).status;
  };
  const exhaust = async (address: string, forwarded: (index: number) => string) => {
    await stage.db.deleteFrom('rate_limits').execute();
    const tries = Array.from({ length: forgotten.byAddress.limit }, (_, index) =>
      attempt(address, forwarded(index)),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set([202]));
  };

  test('a client that fails keeps out itself and nobody else', async () => {
    await exhaust('10.0.0.7', () => '203.0.113.1');
    expect(await attempt('10.0.0.7', '203.0.113.1')).toBe(429);
    expect(await attempt('10.0.0.7', '203.0.113.2')).toBe(202);
    expect(await attempt('192.168.4.9', '203.0.113.1')).toBe(429);
  });

  test('what a client says of itself before the proxy is not believed', async () => {
    await exhaust('10.0.0.7', (index) => `198.51.100.${index}, 203.0.113.1`);
    expect(await attempt('10.0.0.7', '198.51.100.200, 203.0.113.1')).toBe(429);
    expect(await attempt('10.0.0.7', '203.0.113.1, 192.168.4.4')).toBe(429);
  });

  test('what comes from elsewhere is not believed at all', async () => {
    await exhaust('203.0.113.9', (index) => `198.51.100.${index}`);
    expect(await attempt('203.0.113.9', '198.51.100.200')).toBe(429);
    expect(await attempt('10.0.0.7', '198.51.100.200')).toBe(202);
  });

  test('the addresses of one IPv6 subscriber are one client', async () => {
    await exhaust('fd00::1', (index) => `2001:db8:1:1::${index.toString(16)}`);
    expect(await attempt('fd00::1', '2001:db8:1:1:ffff::1')).toBe(429);
    expect(await attempt('fd00::1', '2001:db8:1:2::1')).toBe(202);
  });
});

describe('a proxy that nobody has named', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
  });
  afterAll(() => database.close());

  const linesOf = async (trustedProxies: readonly string[]) => {
    const out = new PassThrough();
    const config = testConfig({ trustedProxies });
    const { live } = await startTestServer(database);
    const server = await createServer({ db: database.db, live, config }, { logger: createLog(out, 'warn') });
    for (let times = 0; times < 3; times += 1) {
      await server.inject({ url: '/api/health', headers: { 'x-forwarded-for': '203.0.113.1' } });
    }
    await server.close();
    out.end();
    return (await text(out)).split('\n').filter((line) => line.includes('TRUSTED_PROXIES'));
  };

  test('is told in the log once, without an address', async () => {
    const lines = await linesOf([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('203.0.113.1');
  });

  test('one that is named is no matter', async () => {
    expect(await linesOf(['127.0.0.1'])).toEqual([]);
  });
});

describe.skipIf('missing' in inject('postgres') || findProgram('nginx') === undefined)(
  'two servers behind nginx',
  () => {
    let database: TestDatabase;
    let servers: ServerProcess[];
    let proxy: Nginx;
    beforeAll(async () => {
      database = await openTestDatabase('postgres');
      const environment = { DATABASE_URL: database.url ?? '', TRUSTED_PROXIES: '127.0.0.1' };
      servers = await Promise.all([startServer(environment), startServer(environment)]);
      proxy = await startNginx(servers);
    });
    afterAll(async () => {
      await proxy.stop();
      await Promise.all(servers.map(({ stop }) => stop()));
      await database.close();
    });

    /** @param localAddress of the client; all of 127.0.0.0/8 is this machine */
    const signIn = async (localAddress: string, email: string, password: string, forwarded?: string) => {
      const outgoing = request(`${proxy.url}/api/users/login`, {
        method: 'POST',
        localAddress,
        headers: {
          authorization: basicAuthorization(email, password),
          'source-device': 'web',
          'content-length': 0,
          ...(forwarded && { 'x-forwarded-for': forwarded }),
        },
      });
      outgoing.end();
      const [answer] = await once(outgoing, 'response');
      answer.resume();
      return answer.statusCode;
    };

    test('a client that fails is kept out at both, whatever it says of itself, and nobody else is', async () => {
      const { id: organizationId } = await insertOrganization(database.db);
      const { email } = await insertAccount(database.db, { organizationId, role: 'coordinator' });
      const tries = Array.from({ length: FAILURES }, (_, index) =>
        signIn('127.0.0.2', `nobody-${index}@panel.example`, WRONG, `198.51.100.${index}`),
      );
      expect(new Set(await Promise.all(tries))).toEqual(new Set([401]));
      for (const server of servers) {
        expect(await signIn('127.0.0.2', email, PASSWORD), String(server.port)).toBe(429);
      }
      for (const server of servers) {
        expect(await signIn('127.0.0.3', email, PASSWORD), String(server.port)).toBe(200);
      }
    });
  },
);
