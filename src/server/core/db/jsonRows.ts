import { type RawBuilder, sql } from 'kysely';

/**
 * A subquery's rows as one JSON value, so that a record and its children need only one round trip. PostgreSQL
 * formats instants in JSON differently: select them by `instantText`.
 */
export function jsonRows<Row>(query: RawBuilder<Row>): RawBuilder<Row[]> {
  return sql`(select coalesce(json_agg("rows"), '[]') from (${query}) as "rows")`;
}

/** An instant in the contract's format. */
export function instantText(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
