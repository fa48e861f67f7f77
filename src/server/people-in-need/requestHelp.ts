import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { addHistory } from '../db/historyStore.ts';
import { insertRows } from '../db/insertRows.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { type RateLimit, takeRates } from '../http/rateLimit.ts';
import { requireApprovedOrganization } from '../identity/requireApprovedOrganization.ts';

/** Several families may ask by one network, as in a shelter; a person asks once or twice. */
const fromAddress: RateLimit = { name: 'requestHelp:address', limit: 20, seconds: 60 * 60 };
const byPhone: RateLimit = { name: 'requestHelp:phone', limit: 5, seconds: 24 * 60 * 60 };

/**
 * Takes a request for help to the foundation that it names. That one alone sees it: who is in need decides whom to tell.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, or invalid_input where there is no such foundation
 */
export async function requestHelp(
  { consents: _, organizationId, ...person }: Body<'requestHelp'>,
  address: string,
  db: Queries,
): Promise<void> {
  const limits = [
    [fromAddress, address],
    [byPhone, person.phone],
  ] as const;
  await takeRates(limits, db);
  await requireApprovedOrganization(organizationId, db);
  const id = uuid();
  const createdAt = new Date().toISOString();
  await inTransaction(db, async (trx) => {
    await insertRows('people_in_need', [{ ...person, id, organizationId, status: 'new', createdAt }], trx);
    await addHistory({ table: 'people_in_need', id, organizationId }, null, 'created', [], trx);
  });
}
