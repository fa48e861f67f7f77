import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { storage } from '../../../contract/generated/storage.ts';

/** Stored columns of a table that a contract schema exposes, in the contract's order. */
export function contractColumns(
  schema: keyof typeof contract.components.schemas,
  table: keyof typeof storage,
): readonly string[] {
  const { properties = {} } = contract.components.schemas[schema] as { properties?: object };
  const stored: readonly string[] = storage[table].columns;
  return Object.keys(properties).filter((name) => stored.includes(name));
}

const known = new WeakMap<readonly string[], RawBuilder<unknown>>();

/** Select list as one query node instead of twenty, which Kysely would each visit several times. */
export function selectedColumns(columns: readonly string[]): AliasedRawBuilder<unknown, string> {
  const selected = known.get(columns) ?? sql.raw(columns.map((column) => `"${column}"`).join(', '));
  known.set(columns, selected);
  // Column names only serve Kysely's types; the query works without them.
  return selected as unknown as AliasedRawBuilder<unknown, string>;
}
