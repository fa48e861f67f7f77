import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { currentScope, type Scope } from '../scope.ts';
import { ReadQueue, takeClient } from './ReadQueue.ts';
import type { ScopedClient } from './ScopedClient.ts';
import type { StatementResult } from './Statement.ts';

/** Reads that leave no trace in a session and take no lock. */
const READS =
  /^\s*select\b(?!.*\b(pg_\w+|set_config|nextval|setval|for (no key )?update|for (key )?share)\b)/s;

/** A pool for Kysely whose connections say for whom they work. */
export function scopedPool(pool: Pool, fallback: Scope | undefined): PostgresPool {
  const reads = new ReadQueue(pool);
  return {
    options: pool.options,
    end: () => pool.end(),
    // Kysely types what a cursor answers too, which none of our queries uses.
    connect: async () => new PromisedClient(pool, reads, fallback) as unknown as PostgresPoolClient,
  };
}

/** A connection once it takes one: what only reads goes with other reads. */
class PromisedClient {
  readonly #pool: Pool;
  readonly #reads: ReadQueue;
  readonly #fallback: Scope | undefined;
  #client: ScopedClient | undefined;

  constructor(pool: Pool, reads: ReadQueue, fallback: Scope | undefined) {
    this.#pool = pool;
    this.#reads = reads;
    this.#fallback = fallback;
  }

  async query(text: string, values: readonly unknown[]): Promise<StatementResult> {
    if (!this.#client && READS.test(text)) {
      return this.#reads.read({ text, values }, currentScope() ?? this.#fallback);
    }
    this.#client ??= await takeClient(this.#pool, this.#fallback);
    return this.#client.query(text, values);
  }

  release(destroy = false): void {
    this.#client?.release(destroy);
  }
}
