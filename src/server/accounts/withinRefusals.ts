import type { Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { checkRate, countRate } from '../core/http/rateLimit.ts';
import { refusedLinks } from './passwordRules.ts';

/**
 * Reads a mailed link, and counts refused ones, to limit guessing.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, or what the work throws
 */
export async function withinRefusals<Result>(
  address: string,
  db: Queries,
  work: () => Promise<Result>,
): Promise<Result> {
  await checkRate(refusedLinks, address, db);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) await countRate(refusedLinks, address, db);
    throw error;
  }
}
