import type { Pool, PoolClient } from 'pg';
import type { Scope } from '../scope.ts';
import { ScopedClient } from './ScopedClient.ts';
import type { Statement, StatementResult } from './Statement.ts';

interface Waiting extends PromiseWithResolvers<StatementResult> {
  readonly statement: Statement;
}

/** More would wait for each other longer than a round trip takes. */
const MOST = 4;

/** One for each connection of any pool, for it knows what its server has prepared. */
const clients = new WeakMap<PoolClient, ScopedClient>();

export async function takeClient(pool: Pool, fallback: Scope | undefined): Promise<ScopedClient> {
  const client = await pool.connect();
  const scoped = clients.get(client) ?? new ScopedClient(client);
  clients.set(client, scoped);
  return scoped.take(fallback);
}

/**
 * Reads that one piece of work asks for at once (`Promise.all`) travel together, in one round trip on one connection:
 * at some ten thousand reads a second it is the round trips that cost.
 */
export class ReadQueue {
  readonly #pool: Pool;
  /** By whom they are for: each call of a member has a scope of its own (scope.ts), what spans foundations shares one. */
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
      // Once all has been asked that is being asked right now.
      process.nextTick(() => this.#flush(scope));
    }
    return waiting.promise;
  }

  #flush(scope: Scope | undefined): void {
    const waiting = this.#waiting.get(scope) ?? [];
    this.#waiting.delete(scope);
    for (let start = 0; start < waiting.length; start += MOST) {
      void this.#send(waiting.slice(start, start + MOST), scope);
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
      // Which of them failed is found out by asking one by one; nothing has happened, they only read.
      if (reads.length > 1) for (const read of reads) void this.#send([read], scope);
      else first?.reject(error);
    }
  }
}
