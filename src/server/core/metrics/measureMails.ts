import { Gauge, type Registry } from 'prom-client';
import { acrossTenants } from '../db/scope.ts';
import { countWaiting } from '../mail/mailStore.ts';
import type { Services } from '../services.ts';

/**
 * Gauges of queued mails and the age of the oldest; queried on each scrape, and omitted while the database is
 * down.
 */
export function measureMails(db: Services['db'], registry: Registry): void {
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
