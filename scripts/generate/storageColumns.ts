import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import { type ContractDocument, resolveSchema } from './ContractDocument.ts';
import { fieldKind } from './fieldKind.ts';

export interface StorageColumn {
  /** PostgreSQL type, of version 15 at most. */
  type: string;
  nullable: boolean;
  default?: unknown;
}

/** Columns by table by property name, as the contract has them now. */
export type StorageTables = Record<string, Record<string, StorageColumn>>;

const typeOfKind: Record<FieldKind, string> = {
  id: 'uuid',
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  date: 'date',
  // To the millisecond, as the contract's instants are, so that what was read can be compared with what is stored.
  instant: 'timestamptz(3)',
  time: 'text',
  integer: 'integer',
  number: 'double precision',
  boolean: 'boolean',
  enum: 'text',
  enums: 'text[]',
  country: 'jsonb',
  object: 'jsonb',
  list: 'jsonb',
};

/** The tables that the contract's resources are kept in; a property with `x-store: false` has no column. */
export function storageTables(document: ContractDocument): StorageTables {
  const tables: StorageTables = {};
  for (const schema of Object.values(document.components.schemas)) {
    const table = schema['x-resource']?.table;
    if (!table) continue;
    const columns: Record<string, StorageColumn> = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const resolved = resolveSchema(document, property);
      if (resolved['x-store'] === false) continue;
      columns[name] = {
        type: typeOfKind[fieldKind(document, property)],
        nullable: !schema.required?.includes(name),
        ...(resolved.default !== undefined && { default: resolved.default }),
      };
    }
    tables[table] = columns;
  }
  return tables;
}
