import type { Kysely } from 'kysely';
import type { Listen } from './Listen.ts';
import type { Database } from './schema.ts';

export interface Connection {
  /** Restricted by the current scope (`scope.ts`): one foundation's data, all data, or none. */
  readonly db: Kysely<Database>;
  /** Subscribes to notices of other processes. */
  readonly listen: Listen;
  /** PostgreSQL connections, and the number of waiting statements; undefined for the embedded database. */
  readonly connections: (() => { busy: number; idle: number; waiting: number }) | undefined;
  /** Closes the connections, and unlocks the embedded database's folder. */
  readonly close: () => Promise<void>;
}
