import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import { storage } from '../../contract/generated/storage.ts';
import type { Row } from '../core/db/insertRows.ts';

/** The parts of a property's schema used here. */
export interface PropertySchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly pattern?: string;
  readonly items?: PropertySchema;
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

export interface TableSchema {
  readonly required: readonly string[];
  readonly columns: Readonly<Record<string, PropertySchema>>;
  /** Whole records. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export type ContractTable = keyof typeof storage;

const schemas: Readonly<Record<string, object>> = contract.components.schemas;
const tables = new Map(
  Object.values(schemas).flatMap((schema) =>
    'x-resource' in schema ? [[(schema['x-resource'] as { table: string }).table, tableSchema(schema)]] : [],
  ),
);

/** The contract's schema of a table's columns. */
export function schemaOf(table: string): TableSchema {
  const found = tables.get(table);
  if (!found) throw new Error(`The contract has no table ${table}.`);
  return found;
}

/** Schema of a column; throws for a name the contract does not define. */
export function columnOf(table: string, name: string): PropertySchema {
  const { columns } = schemaOf(table);
  const column = columns[name];
  if (!column) throw new Error(`${table} has no "${name}". It has ${Object.keys(columns).join(', ')}.`);
  return column;
}

/** A row valid by the contract: defaults and examples for required columns, null for optional ones. */
export function exampleRow<Table extends ContractTable>(
  table: Table,
  given: Partial<Row<Table>>,
): Row<Table> {
  const { columns, required, examples } = schemaOf(table);
  const values = Object.entries(columns).map(([name, column]) => {
    const example = column.default ?? examples[0]?.[name];
    return [name, required.includes(name) ? example : null];
  });
  return { ...Object.fromEntries(values), ...given };
}

/** Choices of a property, or of a list's items. */
export function choicesOf({ items, enum: own = [] }: PropertySchema): readonly unknown[] {
  return (items ? (items.enum ?? []) : own).filter((choice) => choice !== null);
}

/** The schema with references resolved. */
function resolved({ $ref, ...beside }: PropertySchema): PropertySchema {
  const target = schemas[$ref?.split('/').at(-1) ?? ''];
  const schema = target ? { ...resolved(target), ...beside } : beside;
  return {
    ...schema,
    ...(schema.items && { items: resolved(schema.items) }),
    ...(schema.properties && { properties: eachResolved(schema.properties) }),
  };
}

function eachResolved(properties: Readonly<Record<string, PropertySchema>>): Record<string, PropertySchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, resolved(property)]));
}

function tableSchema(schema: object): TableSchema {
  const given = schema as {
    'x-resource': { table: ContractTable };
    properties: Record<string, PropertySchema>;
    required?: string[];
    examples?: Record<string, unknown>[];
  };
  const { table } = given['x-resource'];
  const columns = Object.entries(given.properties).filter(([name]) =>
    (storage[table].columns as readonly string[]).includes(name),
  );
  return {
    required: given.required ?? [],
    columns: eachResolved(Object.fromEntries(columns)),
    examples: given.examples ?? [],
  };
}
