import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection to a running server, on which anything can be sent. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that came so far. */
  readonly text: () => string;
  /** The status of each answer that came so far. */
  readonly statuses: () => number[];
  /** Resolves when the server has closed it. */
  readonly closed: Promise<unknown>;
}

export async function openRaw(url: string): Promise<RawConnection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // A server that has had enough may cut the line.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return {
    socket,
    closed,
    text: () => text,
    statuses: () => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)),
  };
}
