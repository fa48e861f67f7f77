import {
  type CompiledQuery,
  Kysely,
  type LogEvent,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';
import { currentScope, type Scope } from './scope.ts';
import { ReadQueue, takeClient } from './wire/ReadQueue.ts';
import type { ScopedClient } from './wire/ScopedClient.ts';
import type { StatementResult } from './wire/Statement.ts';

/**
 * @param fallback scope of statements outside of any scope; by default they see nothing
 * @param onStatement called for each executed statement, in its scope
 */
export function overPool(
  pool: Pool,
  fallback?: Scope,
  onStatement?: (statement: CompiledQuery) => void,
): Kysely<Database> {
  const dialect = new PostgresDialect({ pool: scopedPool(pool, fallback) });
  if (!onStatement) return new Kysely<Database>({ dialect });
  const log = ({ level, query }: LogEvent) => {
    if (level === 'query') onStatement(query);
  };
  return new Kysely<Database>({ dialect, log });
}

/** Reads without side effects on the session, and without locks. */
const READS =
  /^\s*select\b(?!.*\b(pg_\w+|set_config|nextval|setval|for (no key )?update|for (key )?share)\b)/s;

/** A pool for Kysely whose connections set the current scope. */
function scopedPool(pool: Pool, fallback: Scope | undefined): PostgresPool {
  const reads = new ReadQueue(pool);
  return {
    options: pool.options,
    end: () => pool.end(),
    // Kysely's type includes cursors, which we do not use.
    connect: async () => new PromisedClient(pool, reads, fallback) as unknown as PostgresPoolClient,
  };
}

/** Takes a connection only when needed; plain reads are batched with others instead. */
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
