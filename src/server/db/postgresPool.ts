import { type ClientBase, Pool } from 'pg';

/** Connections per process: beyond a few per core of the server, queries would only wait there instead of here. */
const POOL_SIZE = 10;

/**
 * @param onConnectionLost told when a connection breaks while no query waits on it; the pool opens another
 *   when one is needed, so there is nothing to do but to say so
 */
export function postgresPool(databaseUrl: string, onConnectionLost: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'volunteer-panel',
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: prepareSession,
  });
  // Both are needed: the pool hears idle connections only, and without a listener the loss of one between
  // two queries of a transaction would end the process.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}

/**
 * By a query and not by start-up parameters: connection poolers such as pgbouncer refuse those. Our queries are short:
 * compiling one (JIT) takes hundreds of milliseconds and saves a few.
 */
async function prepareSession(client: ClientBase): Promise<void> {
  await client.query(`select
    set_config('TimeZone', 'UTC', false),
    set_config('jit', 'off', false),
    set_config('statement_timeout', '30s', false),
    set_config('idle_in_transaction_session_timeout', '30s', false)`);
}
