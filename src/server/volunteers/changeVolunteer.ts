import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { lockState, volunteers } from './volunteerStore.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockState>>>;

/**
 * Does the work in a transaction, with the volunteer locked until it ends.
 *
 * @returns the volunteer as they are afterwards
 * @throws ApiError not_found, and what the work throws, in which case nothing is stored
 * @example
 * changeVolunteer(id, user, db, async (trx) => insertRows('volunteer_notes', [note], trx))
 */
export async function changeVolunteer(
  id: string,
  user: SignedInUser,
  db: Queries,
  work: (trx: Trx, locked: Locked) => Promise<unknown>,
) {
  await inTransaction(db, async (trx) => {
    const locked = await lockState(id, user.organizationId, trx);
    if (!locked) throw new ApiError('not_found');
    await work(trx, locked);
  });
  return volunteers.read(id, user, db);
}
