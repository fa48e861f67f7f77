import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { endSilentConnections } from '../../../src/server/core/db/connectPostgres.ts';

/** A connection on which a statement waits for its answer. */
function waitingConnection() {
  let bytesRead = 0;
  const stream = new Socket();
  Object.defineProperty(stream, 'bytesRead', { get: () => bytesRead });
  const lost = new Promise<Error>((resolve) => stream.once('error', resolve));
  endSilentConnections(
    { connection: { stream }, readyForQuery: false } as unknown as Client,
    'postgres://nobody',
  );
  const receive = () => {
    bytesRead += 1;
  };
  return { stream, receive, lost };
}

test('an answer that came while this process was busy is read, and no silence', async () => {
  const { stream, receive } = waitingConnection();
  // As the event loop does it: the timer first, then what has arrived.
  setImmediate(receive);
  stream.emit('timeout');
  await nextTurn();
  await nextTurn();
  expect(stream.destroyed).toBe(false);
});

test('silence of a server that cannot be asked is broken off', async () => {
  const { stream, lost } = waitingConnection();
  stream.emit('timeout');
  expect(await lost).toMatchObject({ code: 'ETIMEDOUT' });
});
