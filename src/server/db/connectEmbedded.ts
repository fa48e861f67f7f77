import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Kysely } from 'kysely';
import { embeddedPool } from './embeddedPool.ts';
import { PRIVATE_FOLDER } from './keepToOwner.ts';
import type { Listen } from './Listen.ts';
import { listenEmbedded } from './listenEmbedded.ts';
import { overPool } from './overPool.ts';
import { PrivateNodeFS } from './PrivateNodeFS.ts';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';

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
