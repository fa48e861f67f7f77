import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '../db/Connection.ts';
import { acrossTenants } from '../db/scope.ts';
import { countWaiting } from '../mail/mailStore.ts';
import type { Services } from '../services.ts';

/** Metrics for the operator's monitoring. */
export interface Metrics {
  readonly requests: RequestMeter;
  /** In Prometheus text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

type Measured = Pick<Services, 'db'> & Pick<Connection, 'connections'>;

/** Metrics are per process, except the mail queue, which all share. */
export function createMetrics({ db, connections }: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureMails(db, registry);
  if (connections) measureConnections(connections, registry);
  return {
    requests: measureRequests(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Gauges of busy and idle database connections, and of waiting statements. */
function measureConnections(connections: NonNullable<Connection['connections']>, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process that are busy or idle, and statements that are waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/**
 * Gauges of queued mails and the age of the oldest; queried on each scrape, and omitted while the database is
 * down.
 */
function measureMails(db: Services['db'], registry: Registry): void {
  const age = new Gauge({
    name: 'mails_oldest_waiting_seconds',
    help: 'How long the mail waits that waits longest; the same in every process.',
    registers: [registry],
  });
  new Gauge({
    name: 'mails_waiting',
    help: 'Mails that are not sent yet; the same in every process.',
    registers: [registry],
    async collect() {
      try {
        const { count, seconds } = await acrossTenants(() => countWaiting(db));
        this.set(count);
        age.set(seconds);
      } catch {
        this.remove();
        age.remove();
      }
    },
  });
}

/** Registers request counters and timers on a server. */
export type RequestMeter = (server: FastifyInstance) => void;

/** Seconds: a list takes milliseconds, a sign-in tens of them, an export or upload seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts and times requests by operation and status, and counts open ones, including live streams. Time is
 * measured to the first byte, so that a long stream does not count as slow.
 */
function measureRequests(registry: Registry): RequestMeter {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request’s head to the first byte of its answer.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered, open live streams among them.',
    labelNames: ['operation'],
    registers: [registry],
  });
  return (server) => {
    server.addHook('onRequest', async (request, reply) => {
      const operation = operationOf(request);
      inFlight.inc({ operation });
      reply.raw.once('close', () => inFlight.dec({ operation }));
    });
    server.addHook('onSend', async (request, reply) => {
      const labels = { operation: operationOf(request), status: reply.statusCode };
      durations.observe(labels, reply.elapsedTime / 1000);
    });
  };
}

/** Limits the label's values: a URL could be anything. */
function operationOf({ routeOptions: { url, config } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return config.operationId ?? 'page';
}
