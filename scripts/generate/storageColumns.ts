import type { PropertyKind } from '../../src/contract/ListParameters.ts';
import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import { privateChoices } from '../../src/server/core/db/privateNames.ts';
import { type ContractDocument, resolveSchema, type Schema, typeOf } from './ContractDocument.ts';
import { fieldKind, shownFields } from './fieldKind.ts';
import { type StoredRules, storedRules } from './storedRules.ts';
import { listOf } from './writeLists.ts';

export interface StorageColumn {
  /** PostgreSQL type, of version 15 at most. */
  type: string;
  nullable: boolean;
  default?: unknown;
  /** Whether the list's `q` looks through it; of an object, the paths of the parts that it looks through. */
  search?: true | string[];
  /** On the id of a table that stands on the defaults: each row is a foundation's, which is part of its key. */
  owned?: true;
  /** What the list of such a table needs to be found and put in order by it. */
  indexes?: ColumnIndex[];
  /** What the contract promises of each value, so that it is noticed when it promises more; not in snapshots of old. */
  rules?: StoredRules;
  /** Of a column that no resource has: the schema whose choices it holds. */
  schema?: string;
}

/** An order of values, an order of names in each alphabet, one of a few choices, a text whatever its case and diacritics. */
export type ColumnIndex = 'order' | 'names' | 'choice' | 'text';

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

/** Choices are kept as the values that they are. */
function columnType(document: ContractDocument, property: Schema): string {
  const kind = fieldKind(document, property);
  const schema = resolveSchema(document, property);
  const ofValues = (values: Schema) => typeOfKind[(typeOf(values) ?? 'text') as FieldKind] ?? 'text';
  if (kind === 'enum') return ofValues(schema);
  return kind === 'enums' && schema.items
    ? `${ofValues(resolveSchema(document, schema.items))}[]`
    : typeOfKind[kind];
}

/** What a list's `q` looks through, in the order of the contract. */
export function searchPaths(columns: StorageTables[string]): string[] {
  return Object.entries(columns).flatMap(([name, { search }]) => (search === true ? [name] : (search ?? [])));
}

/** The tables that the contract's resources are kept in; a property with `x-store: false` has no column. */
export function storageTables(document: ContractDocument): StorageTables {
  const tables: StorageTables = {};
  for (const [schemaName, schema] of Object.entries(document.components.schemas)) {
    const table = schema['x-resource']?.table;
    if (!table) continue;
    const isDerived = schema['x-resource']?.roles !== undefined;
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
      // PostgreSQL's own types keep theirs.
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
    tables[table] = columns;
  }
  return tables;
}

/** The columns of the server's own tables that hold choices of the contract. */
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

/** What the filters and the sorts of a list look at, by property; a list of choices is read on in the list's order. */
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

/** The schema that a table keeps the records of. */
export function schemaOfTable(document: ContractDocument, table: string): string | undefined {
  return Object.entries(document.components.schemas).find(
    ([, schema]) => schema['x-resource']?.table === table,
  )?.[0];
}
