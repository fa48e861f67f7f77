import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/StartError.ts';

/**
 * @param variable that configures the port
 * @throws {StartError} when the port or HOST is not available
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
  variable: 'PORT' | 'METRICS_PORT' = 'PORT',
): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} on ${host} is in use by another process: stop that, or set ${variable} to a free one.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} needs more rights than this user has: set ${variable} to one from 1024 up.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new StartError(
        `HOST is ${host}, which is no address of this machine: it takes one that is, or 0.0.0.0 for all.`,
      );
    }
    throw error;
  }
}
