import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Kysely } from 'kysely';
import { escapeIdentifier, type Notification, Pool } from 'pg';
import { OTHERS, PRIVATE_FOLDER } from './keepToOwner.ts';
import type { Listen } from './Listen.ts';
import { overPool } from './overPool.ts';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';
import { embeddedStream } from './wire/EmbeddedStream.ts';

export const embeddedOptions: PGliteOptions = { extensions: { btree_gin, pg_trgm } };

interface Embedded {
  readonly db: Kysely<Database>;
  readonly listen: Listen;
  readonly close: () => Promise<void>;
}

/**
 * Opens the embedded database in a folder that this process has locked, and creates it when there is none.
 * @param fallback for whom statements run of which nobody said it; without one nothing is visible to them
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

/** Beside its place first, so that a process killed in these seconds leaves no half of a database there. */
async function createEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, PRIVATE_FOLDER);
  const pglite = await PGlite.create({ fs: new PrivateNodeFS(unfinished) });
  await pglite.close();
  renameSync(unfinished, folder);
}

/** On the one connection that there is; the database is in this process, so the line never breaks. */
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

/** The part of Emscripten's file system that gives files their modes. */
interface NodeOperations {
  mknod: (parent: object, name: string, mode: number, device: number) => object;
  setattr: (node: object, attributes: { mode?: number }) => void;
}

/**
 * The folder of the embedded database, whose files are for their owner alone. By itself PGlite makes them readable and
 * writable by everybody, and sets that explicitly, so that a umask changes nothing.
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

/** PGlite has one connection; who wants it waits for it as long as it takes. */
export function embeddedPool(pglite: PGlite): Pool {
  return new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => embeddedStream(pglite),
    // What another connection to the same instance has left there.
    onConnect: async (client) => void (await client.query('discard all')),
  });
}
