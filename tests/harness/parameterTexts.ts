import { resolveSchema, type Schema } from '../../scripts/generate/ContractDocument.ts';
import { typeOf } from '../../src/contract/forms/typeOf.ts';
import { contract } from './contract.ts';
import { refusedBy, takenBy } from './schemaValues.ts';

const wrongOfType: Record<string, string[]> = {
  integer: ['seven', '1.5', '', '-', '1;2', 'NaN', '1e999', 'true'],
  boolean: ['maybe', '', '2'],
};

/** Texts that a parameter must refuse. Query values are always text, so a text cannot have the wrong type. */
export function refusedTexts(schema: Schema): string[] {
  const type = typeOf(resolveSchema(contract, schema)) ?? '';
  const byRules = refusedBy(schema).flatMap(({ why, value }) =>
    !why.startsWith('no ') || typeof value === 'string' ? textOf(value) : [],
  );
  return [...(wrongOfType[type] ?? []), ...byRules.filter((text) => type !== 'boolean' || text !== 'true')];
}

/** Texts that a parameter must accept: its limits, values just inside, and each choice. */
export function takenTexts(schema: Schema): string[] {
  return takenBy(schema).flatMap(({ value }) => textOf(value));
}

function textOf(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
