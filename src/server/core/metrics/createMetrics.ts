import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Connection } from '../db/Connection.ts';
import type { Services } from '../services.ts';
import { measureConnections } from './measureConnections.ts';
import { measureMails } from './measureMails.ts';
import { measureRequests, type RequestMeter } from './measureRequests.ts';

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
