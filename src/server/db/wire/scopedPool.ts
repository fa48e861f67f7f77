import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Scope } from '../scope.ts';
import { ScopedClient } from './ScopedClient.ts';

/** One for each connection of any pool, for it knows what its server has prepared. */
const clients = new WeakMap<PoolClient, ScopedClient>();

/** A pool for Kysely whose connections say for whom they work. */
export function scopedPool(pool: Pool, fallback: Scope | undefined): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const scoped = clients.get(client) ?? new ScopedClient(client);
      clients.set(client, scoped);
      // Kysely types what a cursor answers too, which none of our queries uses.
      return scoped.take(fallback) as unknown as PostgresPoolClient;
    },
  };
}
