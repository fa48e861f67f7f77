import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers and proxies open connections in advance. Node closes idle ones when a server is to close, but takes one on which
 * nothing was ever asked for a request that is about to come, and would wait a minute for it.
 */
export function closeUnusedConnections(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
