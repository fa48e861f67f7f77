import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../../scripts/generate/ContractDocument.ts';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { jsonBodyOf, parametersOf } from '../contract.ts';
import { docx, gif, html, jpg, pdf, plainZip, png, svg } from '../sampleFiles.ts';
import { hostileTexts, hostileValue } from './hostileValues.ts';
import { schemaArbitrary } from './schemaArbitrary.ts';
import { spoil } from './spoil.ts';

/** A file as part of a form, or part of one. */
interface GivenFile {
  readonly field: string;
  readonly name: string;
  readonly content: Uint8Array;
  /** Share of the body that is sent, from 0 to 1. */
  readonly share: number;
}

/** A request, valid or not, with references instead of ids. */
export interface GivenRequest {
  readonly id: OperationId;
  readonly role: 'admin' | 'coordinator' | 'volunteer' | 'none' | 'stranger';
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Instead of a body: text that may not be JSON, with its declared type. */
  readonly text?: { readonly content: string; readonly type: string };
  readonly file?: GivenFile;
}

const ids = Object.keys(operations) as OperationId[];
const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 30 }));
/** Characters allowed in a header. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });

/** Requests of all operations by all roles, valid by the contract or broken in some way. */
export const requestArbitrary: Arbitrary<GivenRequest> = fc
  .constantFrom(...ids)
  .chain((id) =>
    fc
      .tuple(roleFor(id), valuesOf(id, 'path'), queryOf(id), headersOf(id), contentOf(id))
      .map(([role, params, query, headers, content]) => ({ id, role, params, query, headers, ...content })),
  );

function roleFor(id: OperationId): Arbitrary<GivenRequest['role']> {
  const [first = 'visitor'] = operations[id].roles;
  const usual = first === 'visitor' ? 'none' : first;
  const any = fc.constantFrom('admin', 'coordinator', 'volunteer', 'none', 'stranger');
  return fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: any });
}

function valuesOf(id: OperationId, place: 'path' | 'query'): Arbitrary<Record<string, unknown>> {
  const parameters = parametersOf(id).filter((parameter) => parameter.in === place);
  const model = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, mostlyRight(schema, hostileText)]),
  );
  return fc.record(model, {
    requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
}

function queryOf(id: OperationId): Arbitrary<Record<string, unknown>> {
  return fc.oneof(
    { weight: 9, arbitrary: valuesOf(id, 'query') },
    { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
  );
}

function headersOf(id: OperationId): Arbitrary<GivenRequest['headers']> {
  const others = parametersOf(id).filter(
    (parameter) => parameter.in === 'header' && parameter.name !== 'source-device',
  );
  return fc.record(
    {
      'source-device': fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('web', 'mobile') },
        { weight: 1, arbitrary: headerText },
      ),
      'sec-fetch-site': fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom('same-origin', 'none') },
        { weight: 1, arbitrary: fc.constantFrom('cross-site', 'same-site', '') },
      ),
      ...Object.fromEntries(others.map(({ name }) => [name, headerText])),
      ...(id === 'login' && { authorization: fc.oneof(fc.constant(OWN_CREDENTIALS), headerText) }),
    },
    { requiredKeys: ['source-device'] },
  );
}

/** Placeholder for a header that signs the caller in: e-mails exist only once there is a world. */
export const OWN_CREDENTIALS = '<credentials>';

function contentOf(id: OperationId): Arbitrary<Pick<GivenRequest, 'body' | 'text' | 'file'>> {
  const type = fc.constantFrom(
    operations[id].mediaType ?? 'application/json',
    'application/json',
    'text/plain',
    '',
  );
  const content = fc.oneof(
    hostileText,
    hostileValue.map((value) => JSON.stringify(value)),
  );
  const anything = fc.record({ content, type }).map((text) => ({ text }));
  if (operations[id].upload)
    return fc.oneof({ weight: 9, arbitrary: fileArbitrary }, { weight: 1, arbitrary: anything });
  const schema = jsonBodyOf(id)?.schema;
  if (!schema) return fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anything });
  const right = schemaArbitrary(schema);
  const spoiled = fc
    .tuple(
      right,
      fc.record({
        place: fc.nat({ max: 60 }),
        how: fc.constantFrom('replace', 'remove', 'add'),
        by: hostileValue,
      }),
    )
    .map(([value, spoiling]) => ({ body: spoil(value, spoiling) }));
  return fc.oneof(
    { weight: 5, arbitrary: right.map((body) => ({ body })) },
    { weight: 4, arbitrary: spoiled },
    { weight: 1, arbitrary: anything },
  );
}

const fileArbitrary = fc
  .record({
    field: fc.oneof(
      { weight: 5, arbitrary: fc.constant('file') },
      { weight: 1, arbitrary: fc.constantFrom('photo', '__proto__', '') },
    ),
    name: fc.oneof(hostileText, fc.constantFrom('cv.pdf', 'photo.png')),
    content: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<Uint8Array>(pdf, png, gif, jpg, docx, plainZip, svg, html) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    ),
    share: fc.oneof(
      { weight: 5, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
  })
  .map((file) => ({ file }));

function mostlyRight(schema: Schema, wrong: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: schemaArbitrary(schema) }, { weight: 1, arbitrary: wrong });
}
