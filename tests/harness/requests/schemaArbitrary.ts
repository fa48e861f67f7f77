import fc, { type Arbitrary } from 'fast-check';
import { resolveSchema, type Schema } from '../../../scripts/generate/ContractDocument.ts';
import { typeOf } from '../../../src/contract/forms/typeOf.ts';
import { contract } from '../contract.ts';
import { referenceArbitrary } from './Reference.ts';

/** Keywords of lists that the derivation does not use. */
type Ruled = Schema & {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
};

/** Longer texts show nothing new and cost time. */
const LONGEST = 300;

const ofFormat: Readonly<Record<string, Arbitrary<unknown>>> = {
  uuid: referenceArbitrary,
  email: fc.stringMatching(/^[a-z0-9]{1,12}@[a-z]{1,8}\.example$/),
  uri: fc.webUrl({ validSchemes: ['http', 'https'] }),
  date: fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }).map(dayOf),
  'date-time': fc
    .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  vat: fc.constantFrom('1234563218', 'PL1234563218', 'DE136695976', 'UA32855961', '1234563219'),
  'year-to-now': fc.integer({ min: 1800, max: 2026 }),
};

/** Values that a schema accepts; for rules too complex to generate, such as a password's, its examples. */
export function schemaArbitrary(given: Schema): Arbitrary<unknown> {
  const schema: Ruled = resolveSchema(contract, given);
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
  const value = valueArbitrary(schema);
  return isNullable ? fc.option(value, { freq: 4 }) : value;
}

function valueArbitrary(schema: Ruled): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((choice) => choice !== null));
  switch (typeOf(schema)) {
    case 'object':
      return objectArbitrary(schema);
    case 'array':
      return arrayArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000_000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    default:
      return textArbitrary(schema);
  }
}

function objectArbitrary({ properties = {}, required = [] }: Ruled): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties)
      .filter(([, property]) => !property.readOnly)
      .map(([name, property]) => [name, schemaArbitrary(property)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function arrayArbitrary({ items = {}, minItems = 0, maxItems = 8, uniqueItems }: Ruled): Arbitrary<unknown> {
  const item = schemaArbitrary(items);
  return uniqueItems
    ? fc.uniqueArray(item, { minLength: minItems, maxLength: maxItems })
    : fc.array(item, { minLength: minItems, maxLength: maxItems });
}

function textArbitrary({
  format = '',
  pattern,
  minLength = 0,
  maxLength = LONGEST,
  examples = [],
}: Ruled): Arbitrary<unknown> {
  // One-time tokens and images are secrets: some calls know a valid one.
  if (pattern?.endsWith('{43}$')) return referenceArbitrary;
  // Further restrictions by a pattern, such as the century of a birthday, are met by chance.
  const formatted = ofFormat[format];
  if (formatted) return formatted;
  // Lookaheads cannot be generated from; only the rule for passwords has them.
  if (pattern)
    return pattern.includes('(?=')
      ? fc.constantFrom(...examples)
      : fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({
    unit: 'binary',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
  });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
