import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createServer } from '../../../src/server/createServer.ts';
import { type CallInput, requestOf } from '../../harness/callOperation.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';
import { testConfig } from '../../harness/testConfig.ts';

onOneServer('the log of what is about security', (stage) => {
  let server: Awaited<ReturnType<typeof createServer>>;
  let written: string[] = [];
  beforeAll(async () => {
    const { db, live } = stage;
    const logger = createLog({ write: (line: string) => written.push(line) });
    server = await createServer({ db, live, config: testConfig() }, { logger });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    written = [];
    await stage.db.deleteFrom('rate_limits').execute();
  });

  /** On a busy machine there is one more, of a request that took long. */
  const lines = () =>
    written
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ operation }) => operation !== undefined);
  const call = async (id: OperationId, input: CallInput = {}) =>
    (await server.inject(requestOf(id, { ...input }))).statusCode;
  const login = (email: string, password: string, address = '203.0.113.7') =>
    call('login', { address, headers: { authorization: basicAuthorization(email, password) } });

  test('tells who signed in, and who failed to', async () => {
    const { id, email } = await insertAccount(stage.db, { organizationId: stage.own.id, role: 'admin' });
    expect(await login(email, PASSWORD)).toBe(200);
    expect(await login(email, 'Wrong-2026!')).toBe(401);
    expect(lines()).toMatchObject([
      { msg: 'done', operation: 'login', status: 200, account: id },
      { msg: 'refused', operation: 'login', status: 401, code: 'invalid_credentials', account: null },
    ]);
    for (const line of lines()) expect(line).toMatchObject({ level: 30, time: expect.any(Number) });
  });

  test('tells which failures are of one client, and not which client', async () => {
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7']) {
      await login('nobody@panel.example', PASSWORD, address);
    }
    const [one, other, again] = lines().map(({ client }) => client);
    expect(one).toMatch(/^[\w-]{12}$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(written.join()).not.toContain('203.0.113');
  });

  test('holds nothing of what was sent', async () => {
    await login('anna@secret.example', 'S3cret-word!');
    await call('resetPassword', { body: { token: 's3cret'.repeat(7), password: 'S3cret-word!' } });
    expect(lines()).toHaveLength(2);
    expect(written.join()).not.toMatch(/s3cret|secret\.example/i);
  });

  describe('tells of each refusal', () => {
    test.each<[string, OperationId, () => CallInput, object]>([
      [
        'without a session',
        'listTeam',
        () => ({ params: { id: stage.own.id } }),
        { code: 'unauthenticated' },
      ],
      [
        'of another role',
        'listTeam',
        () => ({
          as: stage.own.volunteer,
          params: { id: stage.own.id },
          headers: { 'source-device': undefined },
        }),
        { status: 403, code: 'forbidden' },
      ],
      [
        'of another foundation',
        'listTeam',
        () => ({ as: stage.own.admin, params: { id: stage.other.id } }),
        { status: 404, code: 'not_found' },
      ],
      [
        'of another site’s making',
        'logout',
        () => ({ as: stage.own.admin, headers: { 'sec-fetch-site': 'cross-site' } }),
        { status: 403, code: 'cross_site' },
      ],
      [
        'for what the contract does not know',
        'listTeam',
        () => ({ as: stage.own.admin, params: { id: stage.own.id }, query: 'surprise=1' }),
        { status: 400, code: 'invalid_input' },
      ],
    ])('%s', async (_, operation, input, expected) => {
      await call(operation, input());
      expect(lines()).toMatchObject([{ msg: 'refused', operation, ...expected }]);
    });

    test('by which account', async () => {
      await call('listTeam', { as: stage.own.admin, params: { id: stage.other.id } });
      expect(lines()).toMatchObject([{ account: stage.own.admin.id }]);
    });

    test('of too many tries', async () => {
      const email = 'nobody@panel.example';
      while ((await login(email, PASSWORD)) !== 429);
      expect(lines().at(-1)).toMatchObject({ operation: 'login', status: 429, code: 'too_many_requests' });
    });
  });

  test('says nothing of who merely looks whether there is a session', async () => {
    expect(await call('login')).toBe(401);
    expect(await call('login', { as: stage.own.admin })).toBe(200);
    expect(await call('getStatistics')).toBe(200);
    expect(lines()).toEqual([]);
  });

  test('tells that a session which has ended is shown', async () => {
    expect(await call('login', { headers: { cookie: `session=${'x'.repeat(43)}` } })).toBe(401);
    expect(lines()).toMatchObject([{ operation: 'login', code: 'unauthenticated' }]);
  });
});
