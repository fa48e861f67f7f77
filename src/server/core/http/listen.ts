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
        `Port ${port} on ${host} is in use by another process: stop it, or set ${variable} to a free port.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(`This user may not open port ${port}: set ${variable} to 1024 or more.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new StartError(
        `This machine does not have the address ${host}: set HOST to one that it has, or to 0.0.0.0 for all.`,
      );
    }
    throw error;
  }
}
