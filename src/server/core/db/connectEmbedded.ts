import { EventEmitter } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Kysely } from 'kysely';
import { escapeIdentifier, type Notification, Pool } from 'pg';
import { serialize } from 'pg-protocol';
import { CACHE_FOLDER } from '../config/cacheFolder.ts';
import { OTHERS, PRIVATE_FOLDER } from './keepToOwner.ts';
import type { Listen } from './Listen.ts';
import { overPool } from './overPool.ts';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';

export const embeddedOptions: PGliteOptions = { extensions: { btree_gin, pg_trgm } };

interface Embedded {
  readonly db: Kysely<Database>;
  readonly listen: Listen;
  readonly close: () => Promise<void>;
}

/**
 * Opens or creates the embedded database in a folder locked by this process.
 * @param fallback scope of statements outside of any scope; by default they see nothing
 */
export async function connectEmbedded(folder: string, fallback?: Scope): Promise<Embedded> {
  if (!existsSync(folder)) await createEmbedded(folder);
  const pglite = await PGlite.create({ ...embeddedOptions, fs: new PrivateNodeFS(folder) });
  const pool = embeddedPool(pglite);
  const db = overPool(pool, fallback);
  return {
    db,
    listen: listenEmbedded(pool),
    close: async () => {
      await db.destroy();
      await pglite.close();
    },
  };
}

/** Created under a temporary name, so that a killed process leaves no partial database. */
async function createEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = newDatabase();
  if (!isCopied(made, unfinished)) {
    mkdirSync(unfinished, PRIVATE_FOLDER);
    const pglite = await PGlite.create({ fs: new PrivateNodeFS(unfinished) });
    await pglite.close();
    isCopied(unfinished, made);
  }
  renameSync(unfinished, folder);
}

/** An empty database, as the first one here was made: that takes seconds, and copying it a tenth of that. */
function newDatabase(): string {
  const file = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  return join(CACHE_FOLDER, `pglite-${version}`);
}

/** Copies a private folder, whole or not at all. */
function isCopied(from: string, to: string): boolean {
  const unfinished = `${to}.${process.pid}`;
  try {
    // The modes of folders are not copied.
    const mask = process.umask(OTHERS);
    try {
      cpSync(from, unfinished, { recursive: true });
    } finally {
      process.umask(mask);
    }
    renameSync(unfinished, to);
    return true;
  } catch {
    // There is none, it belongs to another user, the cache cannot be written, or another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
    return false;
  }
}

/** Uses the only connection. The database is in this process, so it is never lost. */
export function listenEmbedded(pool: Pool): Listen {
  return async (channels, onNotice) => {
    const client = await pool.connect();
    const onNotify = ({ channel, payload = '' }: Notification) => {
      if (channels.includes(channel)) onNotice(channel, payload);
    };
    try {
      await client.query(channels.map((channel) => `listen ${escapeIdentifier(channel)}`).join('; '));
      client.on('notification', onNotify);
    } finally {
      client.release();
    }
    return {
      lost: new Promise(() => {}),
      close: async () => void client.off('notification', onNotify),
    };
  };
}

type Options = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's file system that sets file modes. */
interface NodeOperations {
  mknod: (parent: object, name: string, mode: number, device: number) => object;
  setattr: (node: object, attributes: { mode?: number }) => void;
}

/**
 * Makes the database's files accessible to their owner only. PGlite sets world-writable modes explicitly, so
 * a umask has no effect.
 */
class PrivateNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepPrivate, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function keepPrivate(module: object): void {
  const { node_ops: operations } = (module as { NODEFS: { node_ops: NodeOperations } }).NODEFS;
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  operations.setattr = (node, attributes) => {
    setattr(
      node,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS },
    );
  };
}

/** PGlite has one connection; callers wait for it without a timeout. */
export function embeddedPool(pglite: PGlite): Pool {
  return new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => embeddedStream(pglite),
    // Removes state that an earlier connection to the same instance left.
    onConnect: async (client) => void (await client.query('discard all')),
  });
}

const QUERY = 'Q'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
/** The first message of a connection has no type byte, but starts with its length. */
const STARTUP = 0;
const SYNC = serialize.sync();

/**
 * Makes PGlite look like a server to `pg`: passes the wire protocol to PGlite, everything up to a Sync in one
 * call. This allows one driver for both databases, and is several times as fast as PGlite's own API, which
 * makes six calls.
 */
class EmbeddedStream extends EventEmitter {
  writable = true;
  readonly #pglite: PGlite;
  #unsent: Uint8Array[] = [];

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  write(message: Buffer): boolean {
    if (message[0] === TERMINATE) this.end();
    if (!this.writable) return false;
    this.#unsent.push(message);
    const isWhole =
      message[0] === QUERY || message[0] === STARTUP || message.subarray(-SYNC.length).equals(SYNC);
    if (isWhole) void this.#send(Buffer.concat(this.#unsent.splice(0)));
    return true;
  }

  end(): void {
    if (!this.writable) return;
    this.writable = false;
    process.nextTick(() => this.emit('close'));
  }

  destroy(error?: Error): void {
    if (error) this.emit('error', error);
    this.end();
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  async #send(messages: Uint8Array): Promise<void> {
    try {
      const answer = await this.#pglite.execProtocolRaw(messages);
      this.emit('data', Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** `pg` only uses the stream methods implemented above. */
export function embeddedStream(pglite: PGlite): Duplex {
  return new EmbeddedStream(pglite) as EventEmitter as Duplex;
}
