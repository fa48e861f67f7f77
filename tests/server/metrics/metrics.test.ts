import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../../scripts/build/panel/freePort.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { enqueueMail } from '../../../src/server/core/mail/enqueueMail.ts';
import { openEventStream } from '../../harness/openEventStream.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../harness/startDatabaseProxy.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { createEvent } from '../../soak/scenarios/actions.ts';
import { insertTeam, type Team } from '../../soak/scenarios/insertTeam.ts';
import { sampleMail } from '../mail/sampleMails.ts';

describe.skipIf('missing' in inject('postgres'))('the operator’s port', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let server: ServerProcess;
  let team: Team;
  let internal: string;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    team = await insertTeam(database.db);
    proxy = await startDatabaseProxy(database.url ?? '');
    const port = await freePort();
    internal = `http://127.0.0.1:${port}`;
    // Nobody listens there, so that the mails wait.
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    server = await startServer({ DATABASE_URL: proxy.url, SMTP_URL, METRICS_PORT: String(port) });
  });
  afterAll(async () => {
    await server.stop('SIGKILL');
    await proxy.cut();
    await database.close();
  });

  const ask = async (path: string) => {
    const answer = await fetch(internal + path);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const metric = async (line: string) => {
    const { text } = await ask('/metrics');
    return text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1);
  };

  test('counts requests by operation and status, streams, mails, connections and the process', async () => {
    await createEvent(team)(server.url);
    await createEvent(team)(server.url);
    await fetch(`${server.url}/api/users/login`, { method: 'POST' });
    await fetch(`${server.url}/some/page/of/nobody`);
    const stream = await openEventStream(server.url, { as: team });
    await inTransaction(database.db, (trx) =>
      enqueueMail({ ...sampleMail('resetPassword'), to: 'a@b.example' }, trx),
    );

    const { status, type, text } = await ask('/metrics');
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
    const count = 'http_request_duration_seconds_count';
    expect(await metric(`${count}{operation="createEvent",status="201"}`)).toBe('2');
    expect(await metric(`${count}{operation="login",status="401"}`)).toBe('1');
    expect(text).not.toContain('nobody');
    expect(await metric('http_requests_in_flight{operation="streamNotifications"}')).toBe('1');
    expect(await metric('mails_waiting')).toBe('1');
    expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    stream.close();
    await expect.poll(() => metric('http_requests_in_flight{operation="streamNotifications"}')).toBe('0');
  });

  test('is ready while the database answers and nobody stops it, and alive as long as it runs', async () => {
    expect(await ask('/ready')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    await proxy.cut();
    expect(await ask('/ready')).toMatchObject({
      status: 503,
      text: '{"status":"the database does not answer"}',
    });
    expect((await ask('/live')).status).toBe(200);
    expect((await ask('/metrics')).text).not.toMatch(/^mails_waiting /m);
    await proxy.mend();
    expect((await ask('/ready')).status).toBe(200);
  });

  test('is not ready any more once it stops, while it finishes what began', async () => {
    const stream = await openEventStream(server.url, { as: team });
    const stopped = server.stop();
    await stream.ended;
    const last = await ask('/ready').catch(() => ({ status: 'gone', text: '' }));
    expect([503, 'gone']).toContain(last.status);
    expect(await stopped).toBe(0);
  });
});
