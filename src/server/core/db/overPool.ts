import {
  type CompiledQuery,
  Kysely,
  type LogEvent,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './schema.ts';
import { currentScope, type Scope } from './scope.ts';
import { ScopedClient } from './wire/ScopedClient.ts';
import type { Statement, StatementResult } from './wire/Statement.ts';

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

interface Waiting extends PromiseWithResolvers<StatementResult> {
  readonly statement: Statement;
}

/** More would wait for each other longer than a round trip takes. */
const MOST = 4;

/** One per connection of any pool, because it tracks the prepared statements. */
const clients = new WeakMap<PoolClient, ScopedClient>();

async function takeClient(pool: Pool, fallback: Scope | undefined): Promise<ScopedClient> {
  const client = await pool.connect();
  const scoped = clients.get(client) ?? new ScopedClient(client);
  clients.set(client, scoped);
  return scoped.take(fallback);
}

/**
 * Batches concurrent reads of one scope (`Promise.all`) into one round trip: at some ten thousand reads a
 * second, round trips dominate the cost.
 */
class ReadQueue {
  readonly #pool: Pool;
  /** By scope; each call has its own (scope.ts), so calls never wait for each other. */
  readonly #waiting = new Map<Scope | undefined, Waiting[]>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  read(statement: Statement, scope: Scope | undefined): Promise<StatementResult> {
    const waiting: Waiting = { statement, ...Promise.withResolvers<StatementResult>() };
    const queue = this.#waiting.get(scope);
    if (queue) queue.push(waiting);
    else {
      this.#waiting.set(scope, [waiting]);
      // After the current tick, when all concurrent reads are queued.
      process.nextTick(() => this.#flush(scope));
    }
    return waiting.promise;
  }

  #flush(scope: Scope | undefined): void {
    const waiting = this.#waiting.get(scope) ?? [];
    this.#waiting.delete(scope);
    // The scope `all` is shared by unrelated work, so do not batch it.
    const most = typeof scope === 'object' ? MOST : 1;
    for (let start = 0; start < waiting.length; start += most) {
      void this.#send(waiting.slice(start, start + most), scope);
    }
  }

  async #send(reads: readonly Waiting[], scope: Scope | undefined): Promise<void> {
    try {
      const client = await takeClient(this.#pool, undefined);
      try {
        const results = await client.runTogether(
          reads.map(({ statement }) => statement),
          scope,
        );
        for (const [index, { resolve }] of reads.entries()) resolve(results[index] as StatementResult);
      } finally {
        client.release();
      }
    } catch (error) {
      const [first] = reads;
      // Retry one by one to find the failed read; they only read, so repeating is safe.
      if (reads.length > 1) for (const read of reads) void this.#send([read], scope);
      else first?.reject(error);
    }
  }
}
