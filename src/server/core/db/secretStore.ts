import { sql } from 'kysely';
import { insertRows } from './insertRows.ts';
import type { Queries } from './transaction.ts';
import { pipelined } from './wire/pipelined.ts';

interface Secret {
  /** SHA-256. */
  readonly hash: Buffer;
  readonly organizationId: string;
}

/**
 * Registers a secret's foundation before what it opens is stored. @param seconds until it expires, or null
 * for never
 */
export async function storeSecret(
  { hash, organizationId }: Secret,
  seconds: number | null,
  db: Queries,
): Promise<void> {
  const keptUntil = seconds === null ? null : sql<string>`now() + make_interval(secs => ${seconds})`;
  await db
    .insertInto('secret_hashes')
    .values({ hash, organizationId, keptUntil })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .modifyEnd(pipelined)
    .execute();
}

/** The same for many secrets of a foundation, whose hashes nobody else has. */
export async function storeSecrets(
  hashes: readonly Buffer[],
  { organizationId, seconds }: { readonly organizationId: string; readonly seconds: number },
  db: Queries,
): Promise<void> {
  const keptUntil = new Date(Date.now() + seconds * 1000).toISOString();
  await insertRows(
    'secret_hashes',
    hashes.map((hash) => ({ hash, organizationId, keptUntil })),
    db,
  );
}

/** Foundation of a secret, or undefined if the secret is not valid any more. */
export async function findFoundationOf(hash: Buffer, db: Queries): Promise<string | undefined> {
  const found = await db
    .selectFrom('secret_hashes')
    .select('organizationId')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.organizationId;
}

/** @returns its foundation */
export async function deleteSecret(hash: Buffer, db: Queries): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('secret_hashes')
    .where('hash', '=', hash)
    .returning('organizationId')
    .executeTakeFirst();
  return gone?.organizationId;
}

export async function forgetOldSecrets(db: Queries): Promise<void> {
  await db.deleteFrom('secret_hashes').where('keptUntil', '<', sql<string>`now()`).execute();
}
