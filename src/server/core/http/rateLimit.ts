import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../db/transaction.ts';
import { ApiError } from './ApiError.ts';

export interface RateLimit {
  /** What is counted, for example `login:account`; each has its own count. */
  readonly name: string;
  readonly limit: number;
  /** From the first that is counted until all are forgotten or, where they are forgotten one by one, for each of them. */
  readonly seconds: number;
  /** Of what strangers can use up: then whoever comes waits for the next one only, and is not kept out. */
  readonly isOneByOne?: true;
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
  return rates.map(([{ limit, seconds, isOneByOne }], index) => {
    const row = rows.find(({ bucket }) => bucket === buckets[index]);
    if (!row) return 0;
    const count = isOneByOne ? Math.ceil(row.seconds / seconds) : row.count;
    if (count >= limit) throw tooManyRequests(isOneByOne ? row.seconds - (limit - 1) * seconds : row.seconds);
    return count;
  });
}

/**
 * Counts one more for `subject`; the window begins with the first.
 * @throws ApiError too_many_requests when that is one too many, as when more tries come at once than the limit
 *   allows: each of them was let in by `checkRate` before the first was counted
 */
export async function countRate(rate: RateLimit, subject: string, db: Queries): Promise<void> {
  const seconds = await countOne(rate, subject, db);
  if (seconds !== null) throw tooManyRequests(seconds);
}

/** @returns the seconds to wait where that is one too many, else null */
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

/** When all will be forgotten says how many there are; what is one too many changes nothing. */
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
 * Counts one more, like `countRate`, for what is left out in silence where it is one too many.
 * @returns whether it is within the limit
 */
export async function isWithinRate(rate: RateLimit, subject: string, db: Queries): Promise<boolean> {
  return (await countOne(rate, subject, db)) === null;
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

function bucketOf(rate: Pick<RateLimit, 'name'>, subject: string): string {
  return createHash('sha256').update(`${rate.name}\n${subject}`).digest('base64url');
}
