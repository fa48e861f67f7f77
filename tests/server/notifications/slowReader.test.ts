import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRows } from '../../../src/server/db/insertRows.ts';
import { inTransaction } from '../../../src/server/db/transaction.ts';
import { announce } from '../../../src/server/live/announce.ts';
import { onEachServer } from '../../support/onEachServer.ts';

const COUNT = 2_500;
/** Some 5 MB: more than the operating system holds for a connection. */
const reason = 'x'.repeat(1_500);

onEachServer('a slow reader of notifications', (stage) => {
  const ofServer: Socket[] = [];
  let port: number;
  let reader: Socket;
  beforeAll(async () => {
    stage.server.server.on('connection', (socket) => ofServer.push(socket));
    port = Number(new URL(await stage.server.listen({ port: 0, host: '127.0.0.1' })).port);
    reader = connect(port, '127.0.0.1');
    await once(reader, 'connect');
  });
  afterAll(() => reader.destroy());

  test('makes the server wait instead of remember, and gets everything in the end', async () => {
    const { id: organizationId, admin } = stage.own;
    reader.write(
      `GET /api/notifications/stream HTTP/1.1\r\nhost: panel\r\ncookie: ${admin.cookie}\r\n` +
        'last-event-id: 00000000-0000-0000-0000-000000000000\r\n\r\n',
    );
    await once(reader, 'readable');
    reader.pause();
    await inTransaction(stage.db, async (trx) => {
      const params = { actor: 'Jan Lis', subject: 'Jan Lis', reason };
      const about = {
        kind: 'volunteerLeft',
        type: 'volunteerLeave',
        subjectType: 'volunteer',
        params,
      } as const;
      const rows = Array.from({ length: COUNT }, () => ({
        ...about,
        ...{
          id: crypto.randomUUID(),
          organizationId,
          accountId: admin.id,
          createdAt: new Date().toISOString(),
        },
      }));
      await insertRows('notifications', rows, trx);
      await announce('notifications', [admin.id], trx);
    });
    await delay(2_000);
    expect(Math.max(...ofServer.map((socket) => socket.writableLength))).toBeLessThan(256 * 1024);

    let text = '';
    reader.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    reader.resume();
    const received = () => text.match(/event: notification/g)?.length;
    for (const end = Date.now() + 40_000; Date.now() < end && received() !== COUNT; ) await delay(200);
    expect(received()).toBe(COUNT);
  });
});
