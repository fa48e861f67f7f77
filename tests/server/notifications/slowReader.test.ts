import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { announce } from '../../../src/server/core/live/channels.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const COUNT = 2_500;
/** Some 5 MB: more than the operating system holds for a connection. */
const reason = 'x'.repeat(1_500);

/** Somebody who reads as the test says: nothing yet. */
async function openStream(port: number, cookie: string): Promise<Socket> {
  const reader = connect(port, '127.0.0.1').setEncoding('latin1');
  reader.write(
    `GET /api/notifications/stream HTTP/1.1\r\nhost: panel\r\ncookie: ${cookie}\r\n` +
      'last-event-id: 00000000-0000-0000-0000-000000000000\r\n\r\n',
  );
  await once(reader, 'readable');
  return reader.pause();
}

/** Reads until all have come. */
async function readAll(reader: Socket): Promise<void> {
  let text = '';
  reader.on('data', (chunk: string) => (text += chunk));
  reader.resume();
  const received = () => text.match(/event: notification/g)?.length;
  await expect.poll(received, { timeout: 40_000 }).toBe(COUNT);
}

onEachServer('a slow reader of notifications', (stage) => {
  const ofServer: Socket[] = [];
  const readers: Socket[] = [];
  afterAll(() => {
    for (const reader of readers) reader.destroy();
  });

  test('makes the server wait instead of remember, holds up nobody, and gets everything in the end', async () => {
    const { id: organizationId, admin } = stage.own;
    stage.server.server.on('connection', (socket) => ofServer.push(socket));
    const port = Number(new URL(await stage.server.listen({ port: 0, host: '127.0.0.1' })).port);
    for (let count = 0; count < 2; count += 1) readers.push(await openStream(port, admin.cookie));
    const [slow, quick] = readers as [Socket, Socket];
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
    await readAll(quick);
    // By now the server has read all that there is, and could have written it to both.
    expect(Math.max(...ofServer.map((socket) => socket.writableLength))).toBeLessThan(256 * 1024);
    await readAll(slow);
  });
});
