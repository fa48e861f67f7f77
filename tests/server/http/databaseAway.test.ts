import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { type Foundation, insertFoundation } from '../../harness/insertFoundation.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../harness/startDatabaseProxy.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';

describe.skipIf('missing' in inject('postgres'))('while the database is away', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let db: TestDatabase['db'];
  let server: TestServer;
  let own: Foundation;
  const lost: Error[] = [];

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    proxy = await startDatabaseProxy(database.url ?? '');
    db = connectPostgres(proxy.url, (error) => lost.push(error), 'all').db;
    server = await startTestServer({ db });
    own = await insertFoundation(db, server, 'Fundacja Pomocna Dłoń');
  });
  afterAll(async () => {
    await server.close();
    await db.destroy();
    await proxy.cut();
    await database.close();
  });

  const reads = () => [
    server.call('getHealth'),
    server.call('listVolunteers', { as: own.admin, params: { id: own.id } }),
    server.call('getVolunteer', { as: own.admin, params: { id: own.volunteerId } }),
  ];
  const calls = () => [
    ...reads(),
    server.call('login', { headers: { authorization: basicAuthorization(own.admin.email, PASSWORD) } }),
    server.call('login', { as: own.coordinator }),
    server.call('logout', { as: own.volunteer }),
  ];

  test('every call answers 503 with a message, and all is well when it is back, again and again', async () => {
    for (let round = 0; round < 3; round += 1) {
      await proxy.cut();
      for (const reply of await Promise.all(calls())) {
        expect(reply.problem).toMatchObject({ status: 503, code: 'service_unavailable', errors: [] });
        expect(reply.problem.message).toBe(translator('en')('errors.service_unavailable'));
        expect(reply.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
        expect(reply.cookies).toEqual([]);
        expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      }
      await proxy.mend();
      for (const { status } of await Promise.all(reads())) expect(status).toBe(200);
      own = { ...own, volunteer: await server.signIn(own.volunteer) };
    }
    expect(lost.length).toBeGreaterThan(0);
  });

  test('connections that fall silent are broken off, all at once, and a slow statement is not', async () => {
    // More than the reads need: those that nobody uses are broken off with them.
    await Promise.all(Array.from({ length: 6 }, () => sql`select 1`.execute(db)));
    const slow = sql<{ isDone: boolean }>`select true as "isDone" from pg_sleep(3)`.execute(database.db);
    proxy.silence('open');
    for (const { problem } of await Promise.all(reads()))
      expect(problem).toMatchObject({ status: 503, code: 'service_unavailable' });
    for (const { status } of await Promise.all(reads())) expect(status).toBe(200);
    expect((await slow).rows).toEqual([{ isDone: true }]);
    await proxy.mend();
  });

  test('who asks in the moment in which they are broken off gets a new one', async () => {
    await Promise.all(Array.from({ length: 6 }, () => sql`select 1`.execute(db)));
    proxy.silence('open');
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await proxy.mend();
  });

  test('the contract and what needs no database are still there', async () => {
    await proxy.cut();
    expect((await server.call('getContract')).status).toBe(200);
    expect((await server.server.inject('/api/nothing')).statusCode).toBe(404);
    await proxy.mend();
  });

  test('a decision that it interrupts is answered 503 and not taken', async () => {
    const { id } = await insertVolunteer(database.db, { organizationId: own.id });
    const reply = await database.db.transaction().execute(async (holder) => {
      await sql`select from volunteers where id = ${id} for update`.execute(holder);
      const verifying = server.call('verifyVolunteer', { as: own.admin, params: { id } });
      await expect.poll(() => terminateWaiting(), { timeout: 10_000, interval: 20 }).toBe(1);
      return verifying;
    });
    expect(reply.problem).toMatchObject({ status: 503, code: 'service_unavailable' });
    const { answer } = await server.call('getVolunteer', { as: own.admin, params: { id } });
    expect(answer).toMatchObject({ accountStatus: 'pending', history: [] });
    expect(
      (await server.call('verifyVolunteer', { as: own.admin, params: { id } })).answer.accountStatus,
    ).toBe('verified');
  });

  /** Ends the connections that wait for a lock, as an operator or a restart would. @returns how many */
  async function terminateWaiting(): Promise<number> {
    const { rows } = await sql<{ pid: number }>`select pid, pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    return rows.length;
  }
});
