import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A plain proxy before several servers: connections go to them in turns, and past those where nobody listens. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    turn += 1;
    keep(client, sockets);
    forward(client, turn, ports.length);
  });
  const forward = (client: Socket, which: number, tries: number): void => {
    const port = ports[which % ports.length];
    if (port === undefined || tries === 0) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    const tryNext = () => forward(client, which + 1, tries - 1);
    upstream.once('error', tryNext);
    upstream.once('connect', () => {
      upstream.off('error', tryNext);
      keep(upstream, sockets);
      client.pipe(upstream).pipe(client);
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.destroy());
    });
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function keep(socket: Socket, sockets: Set<Socket>): void {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  // A side that breaks off; what follows hangs on its end.
  socket.on('error', () => {});
}
