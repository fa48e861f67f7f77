import type { components } from '../../contract/generated/types.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { type LockedPerson, lockPerson, peopleInNeed } from './personStore.ts';

/**
 * Does the work in a transaction, with the person locked until it ends.
 *
 * @returns the person as they are afterwards
 * @throws ApiError not_found, and what the work throws, in which case nothing is stored
 * @example
 * changePerson(id, user, db, async (person, trx) => insertRows('person_in_need_notes', [note], trx))
 */
export async function changePerson(
  id: string,
  user: SignedInUser,
  db: Queries,
  work: (person: LockedPerson, trx: Trx) => Promise<unknown>,
): Promise<components['schemas']['PersonInNeed']> {
  await inTransaction(db, async (trx) => {
    const person = await lockPerson({ id, organizationId: user.organizationId }, trx);
    if (!person) throw new ApiError('not_found');
    await work(person, trx);
  });
  return peopleInNeed.read(id, user, db);
}
