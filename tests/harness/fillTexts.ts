import { resolveSchema, type Schema } from '../../scripts/generate/ContractDocument.ts';
import { typeOf } from '../../src/contract/forms/typeOf.ts';
import { contract } from './contract.ts';

/** Patterns that allow any non-empty text. */
const FREE = ['\\S'];

/** A valid body with every free text replaced: those without choices, format or pattern. */
export function fillTexts(given: Schema, example: unknown, fill: (limits: Schema) => string): unknown {
  const schema = resolveSchema(contract, given);
  if (typeOf(schema) === 'object' && typeof example === 'object' && example !== null) {
    // Including properties that the example leaves empty.
    const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const value = (example as Record<string, unknown>)[name];
      return value === undefined ? [] : [[name, fillTexts(property, value, fill)] as const];
    });
    return { ...example, ...Object.fromEntries(entries) };
  }
  return isFreeText(schema) ? fill(schema) : example;
}

function isFreeText(given: Schema): boolean {
  const schema = resolveSchema(contract, given);
  const { enum: choices, format, pattern } = schema;
  const isFree = pattern === undefined || FREE.includes(pattern);
  return typeOf(schema) === 'string' && !choices && !format && isFree;
}
