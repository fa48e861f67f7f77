import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertAccount } from '../../harness/insertAccount.ts';
import { type Foundation, insertFoundation } from '../../harness/insertFoundation.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { type EventStream, openEventStream } from '../../harness/openEventStream.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../harness/startDatabaseProxy.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { startTestServer } from '../../harness/startTestServer.ts';

describe.skipIf('missing' in inject('postgres'))('notifications of several processes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'volunteer-panel-notifications-'));
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let own: Foundation;
  let processes: ServerProcess[] = [];
  let streams: EventStream[] = [];

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    proxy = await startDatabaseProxy(database.url ?? '');
    const server = await startTestServer(database);
    own = await insertFoundation(database.db, server, 'Fundacja Pomocna Dłoń');
    await server.close();
  });
  afterEach(async () => {
    for (const stream of streams) stream.close();
    await Promise.all(processes.map((running) => running.stop('SIGKILL')));
    streams = [];
    processes = [];
  });
  afterAll(async () => {
    await proxy.cut();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  const start = async (url = database.url ?? '') => {
    const started = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir });
    processes.push(started);
    return started;
  };
  const open = async ({ url }: ServerProcess, lastEventId?: string) => {
    const stream = await openEventStream(url, { as: own.admin, ...(lastEventId && { lastEventId }) });
    streams.push(stream);
    return stream;
  };
  /** From this process, which is one more. */
  const tell = (name: string) => notify(buildNotice(own.id, name), database.db);

  test('come to the streams of all by themselves, and so does that they were read', async () => {
    const [one, another] = await Promise.all([start(), start()]);
    const [here, there] = await Promise.all([open(one), open(another)]);
    for (const stream of [here, there]) await stream.next();
    await tell('Jan Lis');
    for (const stream of [here, there]) expect(await stream.next()).toMatchObject({ event: 'notification' });
    for (const stream of [here, there]) expect(await stream.next()).toMatchObject({ event: 'unread' });
    await fetch(`${one.url}/api/notifications/read-all`, {
      method: 'POST',
      headers: { cookie: own.admin.cookie, 'source-device': 'web' },
    });
    expect(await there.next()).toEqual({ event: 'unread', data: 0 });
  });

  test('outlive a process that dies: another goes on where it was', async () => {
    const [dying, living] = await Promise.all([start(), start()]);
    const stream = await open(dying);
    const { id } = await stream.next();
    await tell('Przed Śmiercią');
    const last = await stream.next();
    expect(last.id).not.toBe(id);
    await dying.stop('SIGKILL');
    await stream.ended;
    await tell('Po Śmierci');
    const again = await open(living, last.id);
    await again.next();
    expect(await again.next()).toMatchObject({ data: { params: { actor: 'Po Śmierci' } } });
  });

  test('end at all processes with the session, wherever it ended', async () => {
    const [one, another] = await Promise.all([start(), start()]);
    const member = await insertAccount(database.db, { organizationId: own.id, role: 'coordinator' });
    const server = await startTestServer(database);
    const as = await server.signIn(member);
    await server.close();
    const [here, there] = await Promise.all([one, another].map(({ url }) => openEventStream(url, { as })));
    for (const stream of [here, there]) await stream?.next();
    const headers = { cookie: as.cookie, 'source-device': 'web' };
    await fetch(`${one.url}/api/users/logout`, { method: 'POST', headers });
    for (const stream of [here, there]) {
      // Nothing more comes: it ends, or we lose patience before the stream looks by itself.
      await expect(stream?.next()).rejects.toThrow('no event');
      expect(stream?.hasEnded()).toBe(true);
    }
  });

  test('do not hold up a process that stops', async () => {
    const stopping = await start();
    const stream = await open(stopping);
    await stream.next();
    // Who is still busy after ten seconds, and a stream lasts for hours, is cut off with another status.
    expect(await stopping.stop('SIGTERM')).toBe(0);
    await stream.ended;
  });

  test('come by themselves after the database was away', async () => {
    const cutOff = await start(proxy.url);
    const stream = await open(cutOff);
    const { id } = await stream.next();
    await proxy.cut();
    await tell('W Ciemności');
    await proxy.mend();
    const resumed = async (): Promise<EventStream> => {
      if (!stream.hasEnded()) return stream;
      const again = await open(cutOff, id);
      if (again.status !== 200) return delay(250).then(resumed);
      await again.next();
      return again;
    };
    await delay(1_500);
    expect(await (await resumed()).next()).toMatchObject({
      event: 'notification',
      data: { params: { actor: 'W Ciemności' } },
    });
  });
});
