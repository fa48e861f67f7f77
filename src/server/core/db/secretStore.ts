import { sql } from 'kysely';
import type { Queries } from './transaction.ts';
import { withNext } from './wire/withNext.ts';

interface Secret {
  /** SHA-256. */
  readonly hash: Buffer;
  readonly organizationId: string;
}

/** Notes whose a secret is, before what it opens is stored. @param seconds that it is known for, or null for ever */
export async function noteSecret(
  { hash, organizationId }: Secret,
  seconds: number | null,
  db: Queries,
): Promise<void> {
  const keptUntil = seconds === null ? null : sql<string>`now() + make_interval(secs => ${seconds})`;
  await db
    .insertInto('secret_hashes')
    .values({ hash, organizationId, keptUntil })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .modifyEnd(withNext)
    .execute();
}

/** The foundation of whatever a secret opens, or undefined where it opens nothing any more. */
export async function findFoundationOf(hash: Buffer, db: Queries): Promise<string | undefined> {
  const found = await db
    .selectFrom('secret_hashes')
    .select('organizationId')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.organizationId;
}

/** @returns the foundation whose it was */
export async function forgetSecret(hash: Buffer, db: Queries): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('secret_hashes')
    .where('hash', '=', hash)
    .returning('organizationId')
    .executeTakeFirst();
  return gone?.organizationId;
}

/** Forgets those that lead nowhere by now. */
export async function forgetOldSecrets(db: Queries): Promise<void> {
  await db.deleteFrom('secret_hashes').where('keptUntil', '<', sql<string>`now()`).execute();
}
