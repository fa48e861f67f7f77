import type { Kysely } from 'kysely';
import type { Listen } from './Listen.ts';
import type { Database } from './schema.ts';

export interface Connection {
  /** Sees and changes what `scope.ts` was told: one foundation's data, that of all, or nothing. */
  readonly db: Kysely<Database>;
  /** What other processes announce. */
  readonly listen: Listen;
  /** Connections to a PostgreSQL server, and how many statements wait for one; undefined with the embedded database. */
  readonly connections: (() => { busy: number; idle: number; waiting: number }) | undefined;
  /** Ends the connections, and with the embedded database gives its folder free. */
  readonly close: () => Promise<void>;
}
