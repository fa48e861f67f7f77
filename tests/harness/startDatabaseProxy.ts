import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../scripts/build/panel/freePort.ts';

/** A proxy to a PostgreSQL server that can be cut and restored, as if the server stopped and restarted. */
export interface DatabaseProxy {
  /** URL of the same database through the proxy. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  /**
   * Drops all traffic silently, like a network that loses packets.
   * @param which connections: only open ones, as when a machine failed and another took its address, or also
   * new ones
   */
  readonly silence: (which: 'open' | 'all') => void;
  /** Resumes held traffic on connections that are still wanted. */
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
  // A port that nobody takes while the proxy is cut.
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

/** Paused until it is resumed. */
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
