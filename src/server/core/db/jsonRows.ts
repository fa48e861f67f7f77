import { type RawBuilder, sql } from 'kysely';

/**
 * The rows of a query as one value of the row that it stands in, so that a record comes with all that hangs on it in one
 * round trip. In JSON PostgreSQL writes instants in its own way: those have to be selected by `instantText`.
 */
export function jsonRows<Row>(query: RawBuilder<Row>): RawBuilder<Row[]> {
  return sql`(select coalesce(json_agg("rows"), '[]') from (${query}) as "rows")`;
}

/** An instant as the contract has it. */
export function instantText(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
