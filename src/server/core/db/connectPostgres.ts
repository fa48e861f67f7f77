import { type ClientBase, escapeIdentifier, Pool, type PoolClient, type PoolConfig } from 'pg';
import { applicationName } from './applicationName.ts';
import { breakOff, breakOffSilence } from './breakOffSilence.ts';
import type { Connection } from './Connection.ts';
import type { Listen } from './Listen.ts';
import { overPool } from './overPool.ts';
import { PrimaryClient, type PrimaryClientConfig } from './PrimaryClient.ts';
import type { Scope } from './scope.ts';

/** @param fallback for whom statements run of which nobody said it; without one nothing is visible to them */
export function connectPostgres(
  databaseUrl: string,
  onConnectionLost: (error: Error) => void,
  fallback?: Scope,
): Connection {
  const pool = postgresPool(databaseUrl, onConnectionLost);
  const db = overPool(pool, fallback);
  return {
    db,
    listen: listenPostgres(databaseUrl),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}

/** How often the line is tried: where packets are lost, nobody says that it broke. */
const PULSE_MS = 5_000;

/** One connection of its own beside the pool's, because it has to stay open. */
export function listenPostgres(databaseUrl: string): Listen {
  return async (channels, onNotice) => {
    const client = new PrimaryClient({
      databaseUrl,
      application_name: applicationName('live'),
      connectionTimeoutMillis: 5_000,
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    // The end follows, and that is what counts.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    await client.connect();
    breakOffSilence(client, client.url);
    try {
      await client.query(channels.map((channel) => `listen ${escapeIdentifier(channel)}`).join('; '));
    } catch (error) {
      await client.end();
      throw error;
    }
    const pulse = setInterval(() => void client.query('select').catch(() => {}), PULSE_MS);
    void lost.then(() => clearInterval(pulse));
    return { lost, close: () => client.end() };
  };
}

/** Connections per process: beyond a few per core of the server, queries would only wait there instead of here. */
const POOL_SIZE = 10;

/**
 * @param onConnectionLost told when a connection breaks while no query waits on it; the pool opens another
 *   when one is needed, so there is nothing to do but to say so
 */
export function postgresPool(databaseUrl: string, onConnectionLost: (error: Error) => void): Pool {
  const idle = new Set<PoolClient>();
  // They came by the same way, and would keep the next ones waiting as long.
  const breakOffIdle = () => {
    for (const { connection } of idle) breakOff(connection.stream);
  };
  const options: PoolConfig & PrimaryClientConfig = {
    // Its type says that a client takes nothing; it is given these very options.
    Client: PrimaryClient as unknown as new () => ClientBase,
    databaseUrl,
    application_name: applicationName(),
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: async (client) => {
      const primary = client as PrimaryClient & PoolClient;
      const watch = breakOffSilence(primary, primary.url, breakOffIdle);
      watch(await prepareSession(client));
    },
  };
  const pool = new Pool(options);
  pool.on('release', (_, client) => idle.add(client));
  for (const taken of ['acquire', 'remove'] as const) pool.on(taken, (client) => idle.delete(client));
  // Both are needed: the pool hears idle connections only, and without a listener the loss of one between
  // two queries of a transaction would end the process.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}

/**
 * By a query and not by start-up parameters: connection poolers such as pgbouncer refuse those. Our queries are short:
 * compiling one (JIT) takes hundreds of milliseconds and saves a few.
 * @returns the server's process behind the connection
 */
async function prepareSession(client: ClientBase): Promise<number> {
  const { rows } = await client.query(`select
    set_config('TimeZone', 'UTC', false),
    set_config('jit', 'off', false),
    set_config('statement_timeout', '30s', false),
    set_config('idle_in_transaction_session_timeout', '30s', false),
    pg_backend_pid() as "process"`);
  return rows[0].process;
}
