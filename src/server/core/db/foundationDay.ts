import { type RawBuilder, sql } from 'kysely';
import { invalidField } from '../http/ApiError.ts';
import type { Queries } from './transaction.ts';

/** Today by the foundation's clock, in SQL. */
export function dayOf(organizationId: unknown): RawBuilder<string> {
  return sql`(select (now() at time zone "timeZone")::date from "organizations" where "id" = ${organizationId})`;
}

/** Today by the foundation's clock, as `2026-11-29`. */
export async function readDay(organizationId: string, db: Queries): Promise<string> {
  const { day } = await db.selectNoFrom(dayOf(organizationId).as('day')).executeTakeFirstOrThrow();
  return day;
}

/**
 * Refuses a day to come by the foundation's clock.
 * @param dates by the names of their fields
 * @throws ApiError invalid_input at the field
 * @example await requireReached({ dateOfBirth }, organizationId, trx)
 */
export async function requireReached(
  dates: Readonly<Record<string, string>>,
  organizationId: string,
  db: Queries,
): Promise<void> {
  const day = await readDay(organizationId, db);
  for (const [field, date] of Object.entries(dates)) if (date > day) throw invalidField(field, 'notInFuture');
}
