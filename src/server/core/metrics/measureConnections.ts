import { Gauge, type Registry } from 'prom-client';
import type { Connection } from '../db/Connection.ts';

/** Gauges of busy and idle database connections, and of waiting statements. */
export function measureConnections(
  connections: NonNullable<Connection['connections']>,
  registry: Registry,
): void {
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
