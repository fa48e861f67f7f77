import { sample, stringMatching } from 'fast-check';
import { createAjv } from '../../src/contract/createAjv.ts';
import { typeOf } from '../../src/contract/forms/typeOf.ts';
import {
  type ContractDocument,
  listOperations,
  type MediaType,
  type Response,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';
import { firstErrorCodeOf } from './deriveResponses.ts';

/**
 * Adds examples to every request, response and parameter, composed from the schemas, in place, so that the
 * mock includes new fields automatically.
 * @param errorTexts text for each error code, from i18n
 */
export function deriveExamples(document: ContractDocument, errorTexts: Record<string, string>): void {
  for (const { operation } of listOperations(document)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) setExample(document, media);
    for (const parameter of operation.parameters ?? []) {
      if (parameter.schema && parameter.required) parameter.example ??= exampleOf(document, parameter.schema);
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = response.$ref?.split('/').at(-1);
      const shared = name ? document.components.responses[name] : response;
      if (shared) setResponseExample(document, shared, Number(status), errorTexts);
    }
  }
  completeRecords(document);
}

/** Completes the partial example records of the sources, for readers of the bundle. */
function completeRecords(document: ContractDocument): void {
  const records = Object.values(document.components.schemas).filter(({ properties }) => properties);
  const whole = records.map((schema) => ({
    schema,
    examples: (schema.examples ?? [{}]).map((_, index) => exampleOf(document, schema, index)),
  }));
  for (const { schema, examples } of whole) schema.examples = examples;
}

function setResponseExample(
  document: ContractDocument,
  response: Response,
  status: number,
  texts: Record<string, string>,
): void {
  for (const [type, media] of Object.entries(response.content ?? {})) {
    if (type !== 'application/problem+json') {
      setExample(document, media);
      continue;
    }
    const code = firstErrorCodeOf(document, status) ?? 'internal';
    const text = texts[code] ?? code;
    media.example ??= {
      type: `/api/docs#problem-${code}`,
      title: text,
      status,
      code,
      message: text,
      messages: [text],
      errors: [],
    };
  }
}

function setExample(document: ContractDocument, media: MediaType): void {
  if (media.schema && media.example === undefined && !media.examples)
    media.example = exampleOf(document, media.schema);
}

/** The `index`th example of a schema: its properties' examples, overridden by its own partial record. */
export function exampleOf(document: ContractDocument, given: Schema, index = 0): unknown {
  const schema = resolveSchema(document, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.properties) {
    const record: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(schema.properties))
      record[name] = exampleOf(document, property);
    Object.assign(record, schema.examples?.[index]);
    if (Array.isArray(record.content) && 'totalElements' in record)
      record.totalElements = record.content.length;
    return record;
  }
  if (schema.examples && schema.examples.length > 0) return schema.examples[index] ?? schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (typeOf(schema) === 'array' && schema.items)
    return exampleList(document, schema.items, schema.minItems ?? 1);
  const type = typeOf(schema) ?? '';
  if (type === 'string') return textExample(schema);
  if (type === 'integer' || type === 'number') return exampleNumber(schema, type);
  return { boolean: true, object: {} }[type] ?? null;
}

/** The smallest valid number; 1 if that would be negative and 1 is valid. */
function exampleNumber(schema: Schema, type: 'integer' | 'number'): number {
  const { multipleOf, exclusiveMinimum, exclusiveMaximum } = schema;
  const { minimum = exclusiveMinimum, maximum = exclusiveMaximum } = schema;
  const step = multipleOf ?? 1;
  const one = Math.min(1, maximum ?? 1);
  const least = minimum === undefined || minimum < 0 ? Math.max(minimum ?? one, one) : minimum;
  const found = multipleOf || type === 'integer' ? Math.ceil(least / step) * step : least;
  if (found === exclusiveMinimum)
    return exclusiveMaximum === undefined || found + step < exclusiveMaximum
      ? found + step
      : (found + exclusiveMaximum) / 2;
  return found === exclusiveMaximum ? found - step : found;
}

function exampleList(document: ContractDocument, items: Schema, minItems: number): unknown[] {
  const schema = resolveSchema(document, items);
  if (schema.enum) return schema.enum.slice(0, Math.max(1, minItems));
  const count = Math.max(1, minItems, schema.properties ? (schema.examples?.length ?? 1) : 1);
  return Array.from({ length: count }, (_, index) => exampleOf(document, items, index));
}

const ajv = createAjv({ allErrors: false });

/** Example of each JSON Schema format for texts. */
const ofFormat: Readonly<Record<string, string>> = {
  date: '2026-11-02',
  'date-time': '2026-11-02T09:30:00.000Z',
  duration: 'P1D',
  email: 'anna@mail.example',
  hostname: 'mail.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  time: '09:30:00Z',
  uri: 'https://www.example.org/',
  uuid: '01980000-0000-7000-8000-000000000001',
};

/** A text that satisfies a schema's format, length and pattern, or the closest one that can be composed. */
export function textExample({ format, minLength = 0, maxLength = Infinity, pattern }: Schema): string {
  const usual = ofFormat[format ?? ''] ?? 'text';
  const schema = { format, minLength, pattern, ...(maxLength !== Infinity && { maxLength }) };
  const said = Object.entries(schema).filter(([, value]) => value !== undefined);
  const isRight = ajv.compile(Object.fromEntries(said));
  const ofLength = usual.padEnd(minLength, ' text').slice(0, maxLength).replace(/ $/, '.');
  const candidates = [usual, ofLength, ...(pattern === undefined ? [] : matching(pattern))];
  return candidates.find((text) => isRight(text)) ?? usual;
}

/** Deterministic samples; none if fast-check cannot parse the pattern. */
function matching(pattern: string): string[] {
  try {
    const found = sample(stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 100 });
    return found.sort((one, other) => one.length - other.length);
  } catch {
    return [];
  }
}
