import { resolveSchema, type Schema } from '../../scripts/generate/ContractDocument.ts';
import { createAjv } from '../../src/contract/createAjv.ts';
import { typeOf } from '../../src/contract/forms/typeOf.ts';
import { contract } from './contract.ts';

/** A value, and why a schema accepts or refuses it. */
export interface SchemaValue {
  readonly why: string;
  readonly value: unknown;
}

/** Keywords of lists that the derivation does not use. */
interface ListRules {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

const ajv = createAjv().addSchema({ $id: 'contract', components: contract.components });
const validators = new Map<string, (text: string) => boolean>();
const wrongOfType: Record<string, unknown[]> = {
  string: [1, true, [], {}],
  integer: ['seven', 1.5, true, [], {}],
  number: ['seven', true, [], {}],
  boolean: ['true', 1, [], {}],
  array: ['text', 1, {}],
  object: ['text', 1, []],
};
const wrongOfFormat: Record<string, string[]> = {
  email: ['anna', 'anna@', '@mail.example', 'anna@mail', 'anna kowalska@mail.example', 'anna@mail.example\n'],
  date: ['2026-02-29', '2026-13-01', '2026-00-10', '01.02.2026', '2026-2-1', 'today'],
  uuid: [
    '1',
    'urn:uuid:01980000-0000-7000-8000-0000000000ff',
    '01980000-0000-7000-8000-00000000000',
    '01980000-0000-7000-8000-00000000000g',
  ],
  uri: ['foundation', 'http://', 'javascript:alert(1)', 'http://a b'],
  vat: ['1234563219', 'PL123', 'XX1234563218'],
};
const unlikely = ['', ' ', '\u00bf', 'x', '12345', '24:00', '+48 601', 'ABC'];

/** Values that a schema must refuse by each of its own rules, without its properties' rules. */
export function refusedBy(given: Schema): SchemaValue[] {
  const schema: Schema & ListRules = resolveSchema(contract, given);
  const type = typeOf(schema) ?? '';
  const wrongType = [...(wrongOfType[type] ?? []), ...(isNullable(schema) ? [] : [null])];
  return [
    ...wrongType.map((value) => ({ why: `no ${type}`, value })),
    ...(schema.enum ? [{ why: 'no choice', value: 'no-such-choice' }] : []),
    ...(schema.const === true ? [{ why: 'not agreed', value: false }] : []),
    ...(wrongOfFormat[schema.format ?? ''] ?? []).map((value) => ({ why: `no ${schema.format}`, value })),
    ...(schema.format === 'year-to-now' ? [{ why: 'next year', value: new Date().getFullYear() + 1 }] : []),
    ...misfits(schema).map((value) => ({ why: `not like ${schema.pattern}`, value })),
    ...limitValues(schema).filter(({ fits }) => !fits),
    ...(schema.uniqueItems ? [{ why: 'one twice', value: twice(schema) }] : []),
  ];
}

/** Values that a schema must accept: its limits, values just inside, and each choice. */
export function takenBy(given: Schema): SchemaValue[] {
  const schema = resolveSchema(contract, given);
  return [
    ...limitValues(schema).filter(({ fits }) => fits),
    ...(schema.enum ?? []).map((value) => ({ why: `the choice ${value}`, value })),
    ...(isNullable(schema) ? [{ why: 'nothing', value: null }] : []),
  ];
}

/** Values just below, on and just above each limit, as far as the other rules allow. */
function limitValues(schema: Schema & ListRules): (SchemaValue & { readonly fits: boolean })[] {
  const around = (
    limit: number | undefined,
    make: (size: number) => unknown,
    direction: 1 | -1,
    name: string,
  ) =>
    limit === undefined
      ? []
      : [-1, 0, 1].flatMap((step) => {
          const value = make(limit + step * direction);
          return value === undefined
            ? []
            : [{ why: `${name} ${limit} ${step < 0 ? '-' : '+'} ${Math.abs(step)}`, value, fits: step >= 0 }];
        });
  const text = (length: number) => textOfLength(schema, length);
  return [
    ...around(schema.minLength, text, 1, 'minLength'),
    ...around(schema.maxLength, text, -1, 'maxLength'),
    ...around(schema.minimum, (value) => value, 1, 'minimum'),
    ...around(schema.maximum, (value) => value, -1, 'maximum'),
    ...around(schema.minItems, (length) => listOfLength(schema, length), 1, 'minItems'),
    ...around(schema.maxItems, (length) => listOfLength(schema, length), -1, 'maxItems'),
  ];
}

/** A text of that length that satisfies all other rules, or undefined if impossible. */
function textOfLength(schema: Schema, length: number): string | undefined {
  if (length < 0 || schema.enum) return undefined;
  const { minLength: _, maxLength: __, ...others } = schema;
  const isFine = validatorOf(others);
  const fill = (prefix: string, suffix = '', letter = 'a') =>
    prefix + letter.repeat(Math.max(0, length - prefix.length - suffix.length)) + suffix;
  const candidates = [
    fill('', '', 'ż'),
    fill(''),
    fill('', '@b.example'),
    fill('https://a.example/'),
    fill('Aa1!'),
    fill('', '', '1'),
  ];
  return candidates.find((text) => Array.from(text).length === length && isFine(text));
}

/** Cached, because many fields have the same rules. */
function validatorOf(schema: Schema): (text: string) => boolean {
  const key = JSON.stringify(schema);
  const validator = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validator);
  return validator;
}

function listOfLength(schema: Schema, length: number): unknown[] | undefined {
  const choices = resolveSchema(contract, schema.items ?? {}).enum;
  if (length < 0 || !choices || choices.length < length) return undefined;
  return choices.slice(0, length);
}

function misfits({ pattern, enum: choices }: Schema): string[] {
  if (pattern === undefined || choices) return [];
  return unlikely.filter((text) => !new RegExp(pattern, 'u').test(text));
}

function twice(schema: Schema): unknown[] {
  const [first = 'text'] = resolveSchema(contract, schema.items ?? {}).enum ?? [];
  return [first, first];
}

function isNullable({ type }: Schema): boolean {
  return Array.isArray(type) && type.includes('null');
}
