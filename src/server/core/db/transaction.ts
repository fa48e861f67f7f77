import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** What stores run SQL on: the database or a transaction. */
export type Queries = Kysely<Database>;

/** For functions that must be part of a transaction. */
export type Trx = Transaction<Database>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs several writes in one transaction. Retries after a deadlock or serialization failure, so `work` must
 * have no effects outside the database. Inside a transaction it joins that one.
 *
 * @example
 * await inTransaction(db, async (trx) => {
 *   await setColumns('volunteers', key, { rating: 5 }, trx);
 *   await addHistory('volunteers', key, user, 'edited', changes, trx);
 * });
 */
export async function inTransaction<T>(
  db: Queries,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !isWorthAnotherTry(error)) throw error;
    }
  }
}

function isTransaction(db: Queries): db is Transaction<Database> {
  return db.isTransaction;
}

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)
  );
}
