import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Client,
  type ClientBase,
  DatabaseError,
  escapeIdentifier,
  Pool,
  type PoolClient,
  type PoolConfig,
} from 'pg';
import { applicationName } from './applicationName.ts';
import { askServer } from './askServer.ts';
import type { Connection } from './Connection.ts';
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

/** A statement without an answer for so long is slow, or its answer is lost. */
const SILENCE_MS = 2_000;
/** How long an answer may be in transit. */
const ON_ITS_WAY = '1 second';
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Closes a connection whose statement is never answered: TCP notices lost packets or a dead machine only
 * after a quarter of an hour. Slow statements continue: a second connection asks the server whether it is
 * still working.
 * @returns a setter for the server's process behind the connection, to call once it is known
 */
export function endSilentConnections(
  client: Client,
  databaseUrl: string,
  onSilent: () => void = () => {},
): (process: number) => void {
  const stream = client.connection.stream as Socket;
  let process: number | undefined;
  const onSilence = async () => {
    const received = stream.bytesRead;
    // If the event loop was blocked, timers fire before data that has already arrived.
    await nextTurn();
    if (client.readyForQuery || stream.bytesRead !== received) return;
    if (process !== undefined && (await isAtWork(process, databaseUrl))) stream.setTimeout(SILENCE_MS);
    else if (stream.bytesRead === received) {
      // Before the caller sees the error and retries.
      onSilent();
      breakOff(stream);
    }
  };
  stream.setTimeout(SILENCE_MS, () => void onSilence());
  return (known) => {
    process = known;
  };
}

/**
 * Destroys with an error, which is reported at once. The end of a stream is reported a tick later, and the
 * connection would be reused until then.
 */
function breakOff(stream: Duplex): void {
  stream.destroy(Object.assign(new Error('the database fell silent'), { code: 'ETIMEDOUT' }));
}

async function isAtWork(process: number, databaseUrl: string): Promise<boolean> {
  try {
    return await askServer(databaseUrl, 'silence', async (client) => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where pid = $1
          and (state not like 'idle%' or state_change > clock_timestamp() - $2::interval)`,
        [process, ON_ITS_WAY],
      );
      return rowCount !== 0;
    });
  } catch (error) {
    // A server that refuses connections because it is full is alive.
    return error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS;
  }
}
