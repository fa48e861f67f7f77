import { type RawBuilder, sql } from 'kysely';
import { instantText, jsonRows } from '../core/db/jsonRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Table } from './recordStore.ts';

/** Most of them that a record tells of. */
const SHOWN = 5;

/**
 * Other records of a table with the phone number of a record, the newest first, as one JSON value: they may be of the same person.
 *
 * @param columns of each, besides its id and `createdAt`
 * @example samePhone<Schemas['VolunteerDuplicate']>('volunteers', key, [sql.ref('firstname')])
 */
export function samePhone<Other>(
  table: Table,
  { id, organizationId }: RecordKey,
  columns: readonly RawBuilder<unknown>[],
): RawBuilder<Other[]> {
  const phone = sql`(select "own"."phone" from ${sql.table(table)} as "own"
    where "own"."organizationId" = ${organizationId} and "own"."id" = ${id})`;
  return jsonRows(sql<Other>`select "id", ${sql.join(columns)}, ${instantText('createdAt')} as "createdAt"
    from ${sql.table(table)} where "organizationId" = ${organizationId} and "phone" = ${phone} and "id" <> ${id}
    order by ${sql.ref(table)}."createdAt" desc, "id" desc limit ${sql.lit(SHOWN)}`);
}
