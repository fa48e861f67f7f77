import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw connection to a running server. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything received so far. */
  readonly text: () => string;
  /** Status of each response received so far. */
  readonly statuses: () => number[];
  /** Resolves when the server closes the connection. */
  readonly closed: Promise<unknown>;
}

export async function openRaw(url: string): Promise<RawConnection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // The server may reset the connection.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return {
    socket,
    closed,
    text: () => text,
    statuses: () => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)),
  };
}
