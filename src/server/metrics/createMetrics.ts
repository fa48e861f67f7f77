import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../services.ts';
import { measureMails } from './measureMails.ts';
import { measureRequests, type RequestMeter } from './measureRequests.ts';

/** What an operator's monitoring reads. */
export interface Metrics {
  readonly requests: RequestMeter;
  /** In the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Each process counts for itself, but for the queue of mails, which is one for all. */
export function createMetrics({ db }: Pick<Services, 'db'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureMails(db, registry);
  return {
    requests: measureRequests(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
