import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Registers request counters and timers on a server. */
export type RequestMeter = (server: FastifyInstance) => void;

/** Seconds: a list takes milliseconds, a sign-in tens of them, an export or upload seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts and times requests by operation and status, and counts open ones, including live streams. Time is
 * measured to the first byte, so that a long stream does not count as slow.
 */
export function measureRequests(registry: Registry): RequestMeter {
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
