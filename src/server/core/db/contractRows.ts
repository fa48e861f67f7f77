import { type RawBuilder, sql } from 'kysely';
import type { storage } from '../../../contract/generated/storage.ts';
import type { components } from '../../../contract/generated/types.ts';
import { contractSchema, type PartSchema } from '../http/contractSchema.ts';
import { contractColumns } from './contractColumns.ts';
import { instantText } from './jsonRows.ts';

type Schemas = components['schemas'];

/** Rows of a table, with what a schema of the contract has of it, the oldest first. */
export function contractRows(
  schema: keyof Schemas,
  table: keyof typeof storage,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = contractColumns(schema, table).map((name) => contractColumn(schema, table, name));
  return sql`select ${sql.join(columns)} from ${sql.table(table)} where ${condition}
    order by ${sql.ref(`${table}.createdAt`)}, ${sql.ref(`${table}.id`)}`;
}

/** A column as JSON has it. */
export function contractColumn(schema: keyof Schemas, table: string, name: string): RawBuilder<unknown> {
  const property: PartSchema | undefined = contractSchema(schema).properties?.[name];
  const column = `${table}.${name}`;
  const value = property?.format === 'date-time' ? instantText(column) : sql.ref(column);
  return sql`${value} as ${sql.ref(name)}`;
}
