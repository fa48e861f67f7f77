import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../scripts/build/panel/freePort.ts';

/** A way to a PostgreSQL server that can be cut and mended, as if that server stopped and started. */
export interface DatabaseProxy {
  /** Of the same database, by this way. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  /**
   * Lets nothing through any more and tells nobody, as a network that drops packets does.
   * @param which connections: those that are open, as where a machine is gone and another took its address, or new ones too
   */
  readonly silence: (which: 'open' | 'all') => void;
  /** What was held back goes on, where its connection is still wanted. */
  readonly mend: () => Promise<void>;
}

export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const ways = new Set<Way>();
  let isSilent = false;
  const forward = (client: Socket) => {
    const way = openWay(client, connect(Number(port), hostname), () => ways.delete(way));
    ways.add(way);
    if (!isSilent) way.resume();
  };
  // One that nobody takes while the way is cut.
  const own = await freePort();
  let server = await listen(forward, own);
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const way of ways) way.destroy();
      await closed;
    },
    silence: (which) => {
      isSilent = which === 'all';
      for (const way of ways) way.silence();
    },
    mend: async () => {
      isSilent = false;
      for (const way of ways) way.resume();
      if (!server.listening) server = await listen(forward, own);
    },
  };
}

interface Way {
  readonly resume: () => void;
  readonly silence: () => void;
  readonly destroy: () => void;
}

/** Nothing goes through until it is resumed. */
function openWay(client: Socket, upstream: Socket, onClosed: () => void): Way {
  const directions = [
    [client, upstream],
    [upstream, client],
  ] as const;
  for (const [from, to] of directions) {
    from.on('error', () => to.destroy());
    from.on('close', () => {
      to.destroy();
      onClosed();
    });
  }
  return {
    resume: () => {
      for (const [from, to] of directions) from.pipe(to);
    },
    silence: () => {
      for (const [from, to] of directions) from.unpipe(to).pause();
    },
    destroy: () => {
      for (const [from] of directions) from.destroy();
    },
  };
}

async function listen(forward: (client: Socket) => void, port: number): Promise<Server> {
  const server = createServer(forward).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
