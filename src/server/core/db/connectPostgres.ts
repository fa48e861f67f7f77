import { type ClientBase, escapeIdentifier, Pool, type PoolClient, type PoolConfig } from 'pg';
import { applicationName } from './applicationName.ts';
import type { Connection } from './Connection.ts';
import { breakOff, endSilentConnections } from './endSilentConnections.ts';
import type { Listen } from './Listen.ts';
import { overPool } from './overPool.ts';
import { PrimaryClient, type PrimaryClientConfig } from './PrimaryClient.ts';
import type { Scope } from './scope.ts';

/** @param fallback scope of statements outside of any scope; by default they see nothing */
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

/** Interval of checks on the listening connection, because packet loss goes unnoticed otherwise. */
const PULSE_MS = 5_000;

/** A connection outside the pool, because it must stay open. */
export function listenPostgres(databaseUrl: string): Listen {
  return async (channels, onNotice) => {
    const client = new PrimaryClient({
      databaseUrl,
      application_name: applicationName('live'),
      connectionTimeoutMillis: 5_000,
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    // The `end` event follows and is handled.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    await client.connect();
    endSilentConnections(client, client.url);
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

/** Connections per process. More than a few per core of the server would only move the queue there. */
const POOL_SIZE = 10;

/**
 * @param onConnectionLost called when an idle connection breaks; only for logging, because the pool opens
 * another on demand
 */
export function postgresPool(databaseUrl: string, onConnectionLost: (error: Error) => void): Pool {
  const idle = new Set<PoolClient>();
  // They use the same route, and would hang as well.
  const breakOffIdle = () => {
    for (const { connection } of idle) breakOff(connection.stream);
  };
  const options: PoolConfig & PrimaryClientConfig = {
    // The type says that the constructor takes no arguments; the pool passes these options.
    Client: PrimaryClient as unknown as new () => ClientBase,
    databaseUrl,
    application_name: applicationName(),
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: async (client) => {
      const primary = client as PrimaryClient & PoolClient;
      const watch = endSilentConnections(primary, primary.url, breakOffIdle);
      watch(await prepareSession(client));
    },
  };
  const pool = new Pool(options);
  pool.on('release', (_, client) => idle.add(client));
  for (const taken of ['acquire', 'remove'] as const) pool.on(taken, (client) => idle.delete(client));
  // Both are needed: the pool reports idle connections only, and an unhandled error between two queries of a
  // transaction would end the process.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}

/**
 * Sets session parameters by a query, because poolers such as pgbouncer refuse start-up parameters. JIT is
 * off: our queries are short, and compiling takes hundreds of milliseconds.
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
