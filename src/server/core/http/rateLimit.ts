import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';
import { ApiError } from './ApiError.ts';

export interface RateLimit {
  /** What is counted, such as `login:account`; each name has its own count. */
  readonly name: string;
  readonly limit: number;
  /** Window in seconds: from the first count until all are forgotten, or per count with `isOneByOne`. */
  readonly seconds: number;
  /**
   * For limits that strangers can use up: the victim then waits only for the next slot instead of being
   * locked out.
   */
  readonly isOneByOne?: true;
}

/** A limit, and whose count it applies to. */
export type Counted = readonly [rate: RateLimit, subject: string];

/**
 * Throws 429 once `subject` has used up the limit. Counts are in the database, shared by all processes; the
 * subject is stored as a hash.
 */
export async function checkRate(rate: RateLimit, subject: string, db: Queries): Promise<void> {
  await checkRates([[rate, subject]], db);
}

/**
 * The same for several limits.
 * @returns the count of each
 */
export async function checkRates(rates: readonly Counted[], db: Queries): Promise<number[]> {
  const buckets = rates.map(([rate, subject]) => bucketOf(rate, subject));
  const rows = await db
    .selectFrom('rate_limits')
    .select(['bucket', 'count', secondsLeft.as('seconds')])
    .where('bucket', 'in', buckets)
    .where('resetAt', '>', sql<string>`now()`)
    .execute();
  return rates.map(([{ limit, seconds, isOneByOne }], index) => {
    const row = rows.find(({ bucket }) => bucket === buckets[index]);
    if (!row) return 0;
    const count = isOneByOne ? Math.ceil(row.seconds / seconds) : row.count;
    if (count >= limit) throw tooManyRequests(isOneByOne ? row.seconds - (limit - 1) * seconds : row.seconds);
    return count;
  });
}

/**
 * Counts one for `subject`; the first starts the window.
 * @throws ApiError too_many_requests when that exceeds the limit, as with concurrent tries that `checkRate`
 * all let in
 *   before the first was counted
 */
export async function countRate(rate: RateLimit, subject: string, db: Queries): Promise<void> {
  const seconds = await countOne(rate, subject, db);
  if (seconds !== null) throw tooManyRequests(seconds);
}

/** @returns seconds to wait if the limit is exceeded, else null */
async function countOne(rate: RateLimit, subject: string, db: Queries): Promise<number | null> {
  await db.deleteFrom('rate_limits').where('resetAt', '<', sql<string>`now() - interval '1 day'`).execute();
  if (rate.isOneByOne) return countOneByOne(rate, subject, db);
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into "rate_limits" ("bucket", "count", "resetAt")
    values (${bucketOf(rate, subject)}, 1, now() + make_interval(secs => ${rate.seconds}))
    on conflict ("bucket") do update set
      "count" = case when "rate_limits"."resetAt" <= now() then 1 else "rate_limits"."count" + 1 end,
      "resetAt" = case when "rate_limits"."resetAt" <= now() then excluded."resetAt" else "rate_limits"."resetAt" end
    returning "count", ${secondsLeft} as "seconds"
  `.execute(db);
  const [counted] = rows;
  return counted && counted.count > rate.limit ? counted.seconds : null;
}

/** The time when all counts have expired determines their number; an excess count changes nothing. */
async function countOneByOne(
  { seconds, limit, ...rate }: RateLimit,
  subject: string,
  db: Queries,
): Promise<number | null> {
  const one = sql`make_interval(secs => ${seconds})`;
  const { rows } = await sql`
    insert into "rate_limits" ("bucket", "count", "resetAt")
    values (${bucketOf(rate, subject)}, 1, now() + ${one})
    on conflict ("bucket") do update set "resetAt" = greatest("rate_limits"."resetAt", now()) + ${one}
      where "rate_limits"."resetAt" <= now() + ${one} * ${limit - 1}::int
    returning 1`.execute(db);
  return rows.length === 0 ? seconds : null;
}

/**
 * Counts one like `countRate`, for actions that are silently skipped when the limit is exceeded.
 * @returns whether it is within the limit
 */
export async function isWithinRate(rate: RateLimit, subject: string, db: Queries): Promise<boolean> {
  return (await countOne(rate, subject, db)) === null;
}

/**
 * Counts one for each limit, or for none if one of them is used up.
 * @throws ApiError too_many_requests
 */
export async function consumeRates(db: Queries, ...rates: readonly Counted[]): Promise<void> {
  await checkRates(rates, db);
  for (const [rate, subject] of rates) await countRate(rate, subject, db);
}

/** Resets the count after a success. */
export async function clearRate(rate: RateLimit, subject: string, db: Queries): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucketOf(rate, subject)).execute();
}

const secondsLeft = sql<number>`ceil(extract(epoch from "rate_limits"."resetAt" - now()))::int`;

function tooManyRequests(seconds: number): ApiError {
  return new ApiError('too_many_requests', { retryAfter: Math.max(1, seconds) });
}

function bucketOf(rate: Pick<RateLimit, 'name'>, subject: string): string {
  return createHash('sha256').update(`${rate.name}\n${subject}`).digest('base64url');
}
