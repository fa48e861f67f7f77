import type { ValidateFunction } from 'ajv';
import { createAjv } from '../../../src/contract/createAjv.ts';
import type { Row } from '../../../src/server/core/db/insertRows.ts';
import {
  type ContractTable,
  choicesOf,
  type PropertySchema,
  schemaOf,
} from '../../../src/server/demo/contractRow.ts';
import type { Random } from '../../../src/server/demo/Random.ts';

const EMPTY = 0.3;
const ajv = createAjv({ allErrors: false });
const validators = new WeakMap<PropertySchema, ValidateFunction>();

/**
 * A realistic row with random values from the contract for everything not given, so that new fields and
 * resources need no code here. Server-side columns stay empty if optional.
 */
export function randomRow<Table extends ContractTable>(
  table: Table,
  given: Partial<Row<Table>>,
  random: Random,
): Row<Table> {
  const { columns, required, examples } = schemaOf(table);
  const row: Record<string, unknown> = { ...given };
  for (const [name, column] of Object.entries(columns)) {
    if (name in row) continue;
    const isNeeded = required.includes(name);
    if (isNeeded || (!column.readOnly && !random.chance(EMPTY)))
      row[name] = randomValue(column, random.pick(examples)[name], random);
  }
  return row as Row<Table>;
}

function randomValue(schema: PropertySchema, example: unknown, random: Random): unknown {
  const choices = choicesOf(schema);
  if (choices.length > 0)
    return schema.items ? random.some(choices, schema.minItems ?? 1, choices.length) : random.pick(choices);
  const value = variant(schema, example, random);
  return isTaken(schema, value) ? value : example;
}

/** Another value of the same kind as the example. */
function variant(schema: PropertySchema, example: unknown, random: Random): unknown {
  const { minimum = 0, maximum = minimum + 100, multipleOf = 1, format } = schema;
  if (typeof example === 'boolean') return random.chance(0.5);
  if (typeof example === 'number') {
    const steps = Math.floor((maximum - minimum) / multipleOf);
    return Number((minimum + random.integer(0, steps) * multipleOf).toFixed(9));
  }
  if (typeof example !== 'string') return example;
  if (format !== 'date') return `${example} ${random.integer(2, 999)}`;
  const shifted = Date.parse(example) + random.integer(-300, 300) * 86_400_000;
  return new Date(shifted).toISOString().slice(0, 10);
}

export function isTaken(schema: PropertySchema, value: unknown): boolean {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(value);
}
