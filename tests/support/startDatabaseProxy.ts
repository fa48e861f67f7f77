import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be cut and mended, as if that server stopped and started. */
export interface DatabaseProxy {
  /** Of the same database, by this way. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const forward = (client: Socket) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from) && to.destroy());
    }
  };
  let server = await listen(forward, 0);
  const own = (server.address() as AddressInfo).port;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = await listen(forward, own);
    },
  };
}

async function listen(forward: (client: Socket) => void, port: number): Promise<Server> {
  const server = createServer(forward).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
