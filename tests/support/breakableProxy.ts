import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface BreakableProxy {
  readonly port: number;
  /** Cuts every connection and takes none, as when the other machine goes away. */
  readonly breakDown: () => Promise<void>;
  readonly repair: () => Promise<void>;
}

/** Stands between a client and a server on this machine, so that a test can take the server away. */
export async function startBreakableProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  const forward = (client: Socket) => {
    const server = connect(target);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  };
  let listener: Server = createServer(forward).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    breakDown: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    repair: async () => {
      listener = createServer(forward).listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
  };
}
