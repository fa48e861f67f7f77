import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';
import { ApiError } from './ApiError.ts';

export interface RateLimit {
  /** What is counted, for example `login:account`; each has its own count. */
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Refuses with 429 once `subject` has used up the limit. The counts are in the database, so that every process
 * knows them; the subject is kept as a hash.
 */
export async function checkRate(rate: RateLimit, subject: string, db: Queries): Promise<void> {
  await checkRates([[rate, subject]], db);
}

/**
 * The same for several at once.
 * @returns how often each has been counted
 */
export async function checkRates(
  rates: readonly (readonly [rate: RateLimit, subject: string])[],
  db: Queries,
): Promise<number[]> {
  const buckets = rates.map(([rate, subject]) => bucketOf(rate, subject));
  const rows = await db
    .selectFrom('rate_limits')
    .select(['bucket', 'count', secondsLeft.as('seconds')])
    .where('bucket', 'in', buckets)
    .where('resetAt', '>', sql<string>`now()`)
    .execute();
  return rates.map(([{ limit }], index) => {
    const row = rows.find(({ bucket }) => bucket === buckets[index]);
    if (row && row.count >= limit) throw tooManyRequests(row.seconds);
    return row?.count ?? 0;
  });
}

/**
 * Counts one more for `subject`; the window begins with the first.
 * @throws ApiError too_many_requests when that is one too many, as when more tries come at once than the limit
 *   allows: each of them was let in by `checkRate` before the first was counted
 */
export async function countRate(rate: RateLimit, subject: string, db: Queries): Promise<void> {
  await db.deleteFrom('rate_limits').where('resetAt', '<', sql<string>`now() - interval '1 day'`).execute();
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into "rate_limits" ("bucket", "count", "resetAt")
    values (${bucketOf(rate, subject)}, 1, now() + make_interval(secs => ${rate.seconds}))
    on conflict ("bucket") do update set
      "count" = case when "rate_limits"."resetAt" <= now() then 1 else "rate_limits"."count" + 1 end,
      "resetAt" = case when "rate_limits"."resetAt" <= now() then excluded."resetAt" else "rate_limits"."resetAt" end
    returning "count", ${secondsLeft} as "seconds"
  `.execute(db);
  for (const { count, seconds } of rows) if (count > rate.limit) throw tooManyRequests(seconds);
}

/**
 * Counts one more of each, unless one of them is used up: then none is counted.
 * @throws ApiError too_many_requests
 */
export async function takeRates(
  rates: readonly (readonly [rate: RateLimit, subject: string])[],
  db: Queries,
): Promise<void> {
  await checkRates(rates, db);
  for (const [rate, subject] of rates) await countRate(rate, subject, db);
}

/** Forgets what was counted, after a success. */
export async function clearRate(rate: RateLimit, subject: string, db: Queries): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucketOf(rate, subject)).execute();
}

const secondsLeft = sql<number>`ceil(extract(epoch from "rate_limits"."resetAt" - now()))::int`;

function tooManyRequests(seconds: number): ApiError {
  return new ApiError('too_many_requests', { retryAfter: Math.max(1, seconds) });
}

function bucketOf(rate: RateLimit, subject: string): string {
  return createHash('sha256').update(`${rate.name}\n${subject}`).digest('base64url');
}
