import Fastify from 'fastify';
import { sql } from 'kysely';
import { listen } from '../http/listen.ts';
import type { Services } from '../services.ts';
import type { Metrics } from './createMetrics.ts';

/** Timeout of the database check. */
const TIMEOUT_MS = 2_000;

interface MetricsPort {
  readonly host: string;
  readonly port: number;
  /** Aborted when the process is told to stop. */
  readonly stopping: AbortSignal;
}

/**
 * Private port for operators: `/metrics` for Prometheus, `/live` (the process responds), and `/ready` (the
 * database responds and the process is not stopping).
 * @returns closes it
 * @throws {StartError} when METRICS_PORT is not available
 */
export async function serveMetrics(
  { db }: Pick<Services, 'db'>,
  metrics: Metrics,
  { host, port, stopping }: MetricsPort,
): Promise<() => Promise<void>> {
  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  server.get('/live', async () => ({ status: 'ok' }));
  server.get('/ready', async (_, reply) => {
    const status = stopping.aborted
      ? 'stopping'
      : (await isThere(db))
        ? 'ok'
        : 'the database does not answer';
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
  await listen(server, { host, port }, 'METRICS_PORT');
  return () => server.close();
}

async function isThere(db: Services['db']): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
