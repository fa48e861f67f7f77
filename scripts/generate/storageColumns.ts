import { typeOf } from '../../src/contract/forms/typeOf.ts';
import type { PropertyKind } from '../../src/contract/ListParameters.ts';
import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import { privateChoices } from '../../src/server/core/db/privateNames.ts';
import { type ContractDocument, listResources, resolveSchema, type Schema } from './ContractDocument.ts';
import { fieldKind, shownFields } from './fieldKind.ts';
import { type StoredRules, storedRules } from './storedRules.ts';
import { listOf } from './writeLists.ts';

export interface StorageColumn {
  /** PostgreSQL type, at most of version 15. */
  type: string;
  nullable: boolean;
  default?: unknown;
  /** Whether the list's `q` searches it; for an object, the searched paths. */
  search?: true | string[];
  /** On the id of a derived table: rows belong to a foundation, which is part of the key. */
  owned?: true;
  /** Indexes that its list needs for filters and sorts. */
  indexes?: ColumnIndex[];
  /** The contract's rules for values, to detect stricter ones; missing in old snapshots. */
  rules?: StoredRules;
  /** For a column of no resource: the schema of its choices. */
  schema?: string;
}

/** Sort by value, sort by name in each alphabet, filter by choice, or case- and accent-insensitive text. */
export type ColumnIndex = 'order' | 'names' | 'choice' | 'text';

/** Columns of the current contract, by table and property. */
export type StorageTables = Record<string, Record<string, StorageColumn>>;

const typeOfKind: Record<FieldKind, string> = {
  id: 'uuid',
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  date: 'date',
  // With milliseconds like the contract's instants, so that a value read equals the stored one.
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

/** Choices are stored as their values. */
function columnType(document: ContractDocument, property: Schema): string {
  const kind = fieldKind(document, property);
  const schema = resolveSchema(document, property);
  const ofValues = (values: Schema) => typeOfKind[(typeOf(values) ?? 'text') as FieldKind] ?? 'text';
  if (kind === 'enum') return ofValues(schema);
  return kind === 'enums' && schema.items
    ? `${ofValues(resolveSchema(document, schema.items))}[]`
    : typeOfKind[kind];
}

/** Paths that a list's `q` searches, in the contract's order. */
export function searchPaths(columns: StorageTables[string]): string[] {
  return Object.entries(columns).flatMap(([name, { search }]) => (search === true ? [name] : (search ?? [])));
}

/** Tables of the contract's resources; properties with `x-store: false` have no column. */
export function storageTables(document: ContractDocument): StorageTables {
  const tables: StorageTables = {};
  for (const { name: schemaName, schema, hint } of listResources(document)) {
    const isDerived = hint.roles !== undefined;
    const indexes = isDerived ? indexesOf(document, schemaName) : {};
    const columns: Record<string, StorageColumn> = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const resolved = resolveSchema(document, property);
      if (resolved['x-store'] === false) continue;
      const type = columnType(document, property);
      const search = shownFields(document, name, property).flatMap((field) =>
        resolveSchema(document, field.property)['x-store'] === 'search' ? [field.name] : [],
      );
      const { format, ...rules } = storedRules(document, property);
      // Types that PostgreSQL checks itself need no format rule.
      const isKept = format !== undefined && (type === 'text' || type === 'integer');
      columns[name] = {
        type,
        nullable: !schema.required?.includes(name),
        ...(resolved.default !== undefined && { default: resolved.default }),
        ...(search.length > 0 && { search: search[0] === name ? true : search }),
        ...(isDerived && name === 'id' && { owned: true }),
        ...(indexes[name] && { indexes: [...indexes[name]].sort() }),
        rules: { ...rules, ...(isKept && { format }) },
      };
    }
    tables[hint.table] = columns;
  }
  return tables;
}

/** Columns of the server's own tables that store choices of the contract. */
export function choiceColumns(document: ContractDocument): StorageTables {
  const columnOf = (schema: string): StorageColumn => {
    const { enum: choices } = storedRules(document, { $ref: `#/components/schemas/${schema}` });
    return { type: 'text', nullable: false, schema, rules: { enum: choices ?? [] } };
  };
  return Object.fromEntries(
    Object.entries(privateChoices).map(([table, columns]) => [
      table,
      Object.fromEntries(Object.entries(columns).map(([name, schema]) => [name, columnOf(schema)])),
    ]),
  );
}

/**
 * Indexes for the filters and sorts of a list, by property; a filter on a list of choices scans in the list's
 * order.
 */
function indexesOf(document: ContractDocument, schemaName: string): Record<string, Set<ColumnIndex>> {
  const { filters = {}, sorts = {} } = listOf(document, schemaName) ?? {};
  const indexes: Record<string, Set<ColumnIndex>> = {};
  const add = (name: string, index: ColumnIndex | undefined) => {
    if (index) indexes[name] = new Set([...(indexes[name] ?? []), index]);
  };
  for (const [name, { kind }] of Object.entries(sorts)) add(name, kind === 'text' ? 'names' : 'order');
  for (const { property, kind } of Object.values(filters)) {
    if (property !== null && kind !== null) add(property, indexOfFilter[kind]);
  }
  return indexes;
}

const indexOfFilter: Partial<Record<PropertyKind, ColumnIndex>> = {
  ...{ enum: 'choice', boolean: 'choice', id: 'choice' },
  ...{ integer: 'order', number: 'order', date: 'order', instant: 'order', time: 'order' },
  ...{ text: 'text', longText: 'text', email: 'text', phone: 'text', url: 'text' },
};

/** Schema of a table's records. */
export function schemaOfTable(document: ContractDocument, table: string): string | undefined {
  return listResources(document).find(({ hint }) => hint.table === table)?.name;
}
