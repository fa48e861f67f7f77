import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';

const known = new WeakMap<readonly string[], RawBuilder<unknown>>();

/** What follows `select`, as one node of the query and not as twenty, which Kysely would each visit several times. */
export function selectedColumns(columns: readonly string[]): AliasedRawBuilder<unknown, string> {
  const selected = known.get(columns) ?? sql.raw(columns.map((column) => `"${column}"`).join(', '));
  known.set(columns, selected);
  // By the names Kysely's types would know the row; it runs without them.
  return selected as unknown as AliasedRawBuilder<unknown, string>;
}
