import type {
  ContractDocument,
  Operation,
  Parameter,
  Schema,
} from '../../scripts/generate/ContractDocument.ts';

/** An edit of an operation that oasdiff documents. */
interface Edit {
  /** In oasdiff's words: docs/BREAKING-CHANGES-EXAMPLES.md. Its level "warning" counts as breaking. */
  readonly says: string;
  readonly before: Partial<Operation>;
  /** Undefined if the edit removes the operation. */
  readonly after: Partial<Operation> | undefined;
  /** Expected lines of `npm run contract:diff`, without the address. */
  readonly lines: readonly string[];
  /** Why our verdict differs. */
  readonly differs?: string;
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  required,
  properties,
});
const json = (schema: Schema) => ({ 'application/json': { schema } });

const request = (schema: Schema, required = true): Partial<Operation> => ({
  requestBody: { required, content: json(schema) },
});
const answer = (schema: Schema): Partial<Operation> => ({
  responses: { 200: { description: 'Done.', content: json(schema) } },
});
const parameter = (said: Partial<Parameter>): Partial<Operation> => ({
  parameters: [{ name: 'value', in: 'query', schema: { type: 'string' }, ...said }],
});
const status = (...codes: string[]): Partial<Operation> => ({
  responses: Object.fromEntries(codes.map((code) => [code, { description: 'Done.' }])),
});
/** A request or response with one property of this schema. */
const asks = (schema: Schema, required: string[] = []) => request(object({ value: schema }, required));
const says = (schema: Schema, required: string[] = ['value']) => answer(object({ value: schema }, required));
const header = (said: object): Partial<Operation> => ({
  responses: {
    200: { description: 'Done.', headers: { 'X-Value': { schema: { type: 'string' }, ...said } } },
  },
});

/** By design of the comparison, widened responses are reported, but do not break a release. */
const careful = 'a careful client copes with an answer that may hold more than before';

const text: Schema = { type: 'string' };

/**
 * oasdiff's documented edits, without features this contract does not use: sunset dates, stability, `allOf`
 * and the like.
 */
export const oasdiffEdits: readonly Edit[] = [
  {
    says: 'no change is not breaking',
    before: asks(text),
    after: asks(text),
    lines: [],
  },
  {
    says: 'adding a new required property in request body is breaking',
    before: request(object({})),
    after: asks(text, ['value']),
    lines: [
      'breaks POST › request: Properties became required: `value`.',
      'adds POST › request › value: New.',
    ],
  },
  {
    says: 'adding a new optional request property is not breaking',
    before: request(object({})),
    after: asks(text),
    lines: ['adds POST › request › value: New.'],
  },
  {
    says: 'changing an existing property in request body to required is breaking',
    before: asks(text),
    after: asks(text, ['value']),
    lines: ['breaks POST › request: Properties became required: `value`.'],
  },
  {
    says: 'changing an existing property in request body to optional is not breaking',
    before: asks(text, ['value']),
    after: asks(text),
    lines: ['adds POST › request: `required` loses value.'],
  },
  {
    says: 'deleting an embedded optional property in request is breaking',
    before: asks(object({ part: text })),
    after: asks(object({})),
    lines: [
      'breaks POST › request › value › part: The property was removed: what clients send there is refused or lost.',
    ],
  },
  {
    says: 'deleting a required property in response body is breaking',
    before: says(text),
    after: answer(object({})),
    lines: [
      'breaks POST › answer 200: Properties are no longer required: `value`.',
      'breaks POST › answer 200 › value: Property `value` was removed.',
    ],
  },
  {
    says: 'deleting a non-required non-write-only property in response body is breaking',
    before: says(text, []),
    after: answer(object({})),
    lines: ['breaks POST › answer 200 › value: Property `value` was removed.'],
  },
  {
    says: 'changing an existing property in response body to optional is breaking',
    before: says(text),
    after: says(text, []),
    lines: ['breaks POST › answer 200: Properties are no longer required: `value`.'],
  },
  {
    says: 'adding a new required property in response body is not breaking',
    before: answer(object({})),
    after: says(text),
    lines: ['adds POST › answer 200 › value: New.'],
  },
  {
    says: 'adding a pattern to a schema is breaking',
    before: asks(text),
    after: asks({ ...text, pattern: '^a' }),
    lines: ["breaks POST › request › value: `pattern` of `value` was set to '^a'."],
  },
  {
    says: 'modifying a pattern in request parameter is breaking',
    before: parameter({ schema: { ...text, pattern: '^a' } }),
    after: parameter({ schema: { ...text, pattern: '^b' } }),
    lines: ["breaks POST › value: `pattern` changed from '^a' to '^b'."],
  },
  {
    says: 'deleting a pattern from a schema is not breaking',
    before: asks({ ...text, pattern: '^a' }),
    after: asks(text),
    lines: ['adds POST › request › value: `pattern` is not there now, was "^a".'],
  },
  {
    says: 'reducing max length in request is breaking',
    before: asks({ ...text, maxLength: 20 }),
    after: asks({ ...text, maxLength: 10 }),
    lines: ["breaks POST › request › value: `maxLength` of `value` changed from '20' to '10'."],
  },
  {
    says: 'increasing max length in request is not breaking',
    before: asks({ ...text, maxLength: 10 }),
    after: asks({ ...text, maxLength: 20 }),
    lines: ['adds POST › request › value: `maxLength` is 20 now, was 10.'],
  },
  {
    says: 'changing max length in request from nil to any value is breaking',
    before: asks(text),
    after: asks({ ...text, maxLength: 20 }),
    lines: ["breaks POST › request › value: `maxLength` of `value` was set to '20'."],
  },
  {
    says: 'increasing max length in response is breaking',
    before: says({ ...text, maxLength: 10 }),
    after: says({ ...text, maxLength: 20 }),
    lines: ["warns POST › answer 200 › value: `maxLength` of `value` changed from '10' to '20'."],
    differs: careful,
  },
  {
    says: 'reducing max length in response is not breaking',
    before: says({ ...text, maxLength: 20 }),
    after: says({ ...text, maxLength: 10 }),
    lines: [],
  },
  {
    says: 'increasing min items in request is breaking',
    before: asks({ type: 'array', minItems: 1, items: text } as Schema),
    after: asks({ type: 'array', minItems: 2, items: text } as Schema),
    lines: ["breaks POST › request › value: `minItems` of `value` changed from '1' to '2'."],
  },
  {
    says: 'reducing min items in response is breaking',
    before: says({ type: 'array', minItems: 2, items: text } as Schema),
    after: says({ type: 'array', minItems: 1, items: text } as Schema),
    lines: ["warns POST › answer 200 › value: `minItems` of `value` changed from '2' to '1'."],
    differs: careful,
  },
  {
    says: 'reducing max in request is breaking',
    before: asks({ type: 'integer', maximum: 20 }),
    after: asks({ type: 'integer', maximum: 10 }),
    lines: ["breaks POST › request › value: Upper bound of `value` changed from '<= 20' to '<= 10'."],
  },
  {
    says: 'deleting an enum value is breaking',
    before: asks({ ...text, enum: ['a', 'b'] }),
    after: asks({ ...text, enum: ['a'] }),
    lines: ["breaks POST › request › value: Enum of `value` lost values: 'b'."],
  },
  {
    says: 'adding an enum value to request body is not breaking',
    before: asks({ ...text, enum: ['a'] }),
    after: asks({ ...text, enum: ['a', 'b'] }),
    lines: ['adds POST › request › value: `enum` gains b.'],
  },
  {
    says: 'adding an enum value to a response property is breaking',
    before: says({ ...text, enum: ['a'] }),
    after: says({ ...text, enum: ['a', 'b'] }),
    lines: ["warns POST › answer 200 › value: Enum of `value` gained values: 'b'."],
    differs: careful,
  },
  {
    says: 'changing an existing property in request body to enum is breaking',
    before: asks(text),
    after: asks({ ...text, enum: ['a'] }),
    lines: ["breaks POST › request › value: Enum of `value` was set to 'a'."],
  },
  {
    says: "changing request's body schema type from number to integer is breaking",
    before: asks({ type: 'number' }),
    after: asks({ type: 'integer' }),
    lines: ["breaks POST › request › value: Type of `value` narrowed from 'number' to 'integer'."],
  },
  {
    says: "changing request's body schema type from integer to number is not breaking",
    before: asks({ type: 'integer' }),
    after: asks({ type: 'number' }),
    lines: ['adds POST › request › value: `type` is "number" now, was "integer".'],
  },
  {
    says: "changing response's body schema type from string to number is breaking",
    before: says(text),
    after: says({ type: 'number' }),
    lines: ["breaks POST › answer 200 › value: Type of `value` widened from 'string' to 'number'."],
  },
  {
    says: "changing response's body schema type from number to integer is not breaking",
    before: says({ type: 'number' }),
    after: says({ type: 'integer' }),
    lines: [],
  },
  {
    says: 'changing a request property to not nullable is breaking',
    before: asks({ type: ['string', 'null'] }),
    after: asks(text),
    lines: ["breaks POST › request › value: Type of `value` narrowed from 'string | null' to 'string'."],
  },
  {
    says: 'changing a response property to nullable is breaking',
    before: says(text),
    after: says({ type: ['string', 'null'] }),
    lines: ["breaks POST › answer 200 › value: Type of `value` widened from 'string' to 'string | null'."],
  },
  {
    says: 'adding a required request body is breaking',
    before: {},
    after: asks(text),
    lines: ['breaks POST › request: A request body became required.'],
  },
  {
    says: 'adding an optional request body is not breaking',
    before: {},
    after: request(object({ value: text }), false),
    lines: ['adds POST › request: New.'],
  },
  {
    says: 'changing an existing request body from optional to required is breaking',
    before: request(object({ value: text }), false),
    after: asks(text),
    lines: ['breaks POST › request: Request body became required.'],
  },
  {
    says: 'removing request body is breaking',
    before: asks(text),
    after: {},
    lines: ['breaks POST › request: Request body was removed.'],
  },
  {
    says: 'removing a media type from request body is breaking',
    before: { requestBody: { required: true, content: { ...json(text), 'text/plain': { schema: text } } } },
    after: request(text),
    lines: ['breaks POST › request: Media type `text/plain` was removed.'],
  },
  {
    says: 'adding a new media type to request body is not breaking',
    before: request(text),
    after: { requestBody: { required: true, content: { ...json(text), 'text/plain': { schema: text } } } },
    lines: ['adds POST › request: New.'],
  },
  {
    says: 'deleting a media-type from response is breaking',
    before: {
      responses: {
        200: { description: 'Done.', content: { ...json(text), 'text/plain': { schema: text } } },
      },
    },
    after: answer(text),
    lines: ['breaks POST › answer 200: Media type `text/plain` was removed.'],
  },
  {
    says: 'new required header param is breaking',
    before: {},
    after: parameter({ in: 'header', required: true }),
    lines: ['breaks POST › parameters: Required `value` header parameter was added.'],
  },
  {
    says: 'new optional header param is not breaking',
    before: {},
    after: parameter({ in: 'header' }),
    lines: ['adds POST › parameters: New.'],
  },
  {
    says: 'changing an existing header param from optional to required is breaking',
    before: parameter({ in: 'header' }),
    after: parameter({ in: 'header', required: true }),
    lines: ['breaks POST › value: `value` header parameter became required.'],
  },
  {
    says: 'changing an existing header param to optional is not breaking',
    before: parameter({ in: 'header', required: true }),
    after: parameter({ in: 'header' }),
    lines: ['adds POST › value: `required` is not there now, was true.'],
  },
  {
    says: 'deleting a parameter without deprecation is breaking',
    before: parameter({}),
    after: {},
    lines: ['breaks POST › parameters: All parameters were removed.'],
  },
  {
    says: 'modifying the default value of an optional request parameter is breaking',
    before: parameter({ schema: { ...text, default: 'a' } }),
    after: parameter({ schema: { ...text, default: 'b' } }),
    lines: ['breaks POST › value: `default` is "b" now, was "a".'],
  },
  {
    says: 'setting the default value of an optional request parameter is breaking',
    before: parameter({}),
    after: parameter({ schema: { ...text, default: 'a' } }),
    lines: ['breaks POST › value: `default` is "a" now, was not there.'],
  },
  {
    says: 'removing the default value of an optional request parameter is breaking',
    before: parameter({ schema: { ...text, default: 'a' } }),
    after: parameter({}),
    lines: ['breaks POST › value: `default` is not there now, was "a".'],
  },
  {
    says: 'modifying the default value of a required request parameter is not breaking',
    before: parameter({ required: true, schema: { ...text, default: 'a' } }),
    after: parameter({ required: true, schema: { ...text, default: 'b' } }),
    lines: [],
  },
  {
    says: 'changing request body default value or request property default value is breaking',
    before: asks({ ...text, default: 'a' }),
    after: asks({ ...text, default: 'b' }),
    lines: ['breaks POST › request › value: `default` is "b" now, was "a".'],
  },
  {
    says: 'removing an existing required response header is breaking',
    before: header({ required: true }),
    after: status('200'),
    lines: ['breaks POST › answer 200 › headers: All headers of response `200` were removed.'],
  },
  {
    says: 'changing an existing response header from required to optional is breaking',
    before: header({ required: true }),
    after: header({}),
    lines: ['breaks POST › answer 200 › headers › X-Value: The header is no longer promised.'],
  },
  {
    says: 'new required response header param is not breaking',
    before: status('200'),
    after: header({ required: true }),
    lines: ['adds POST › answer 200 › headers: New.'],
  },
  {
    says: 'removing an existing response with successful status is breaking',
    before: status('200', '204'),
    after: status('204'),
    lines: ['breaks POST › answer 200: Response `200` was removed.'],
  },
  {
    says: 'removing an existing response with non-successful status is breaking',
    before: status('200', '409'),
    after: status('200'),
    lines: ['breaks POST › answer 409: Response `409` was removed.'],
  },
  {
    says: 'adding a non-success response status is not breaking',
    before: status('200'),
    after: status('200', '409'),
    lines: ['adds POST › answer 409: New.'],
  },
  {
    says: 'deleting an operation without deprecation is breaking',
    before: {},
    after: undefined,
    lines: ['breaks POST: Operation `POST` was removed.'],
  },
  {
    says: 'removing/updating an operation id is breaking',
    before: { operationId: 'before' },
    after: { operationId: 'after' },
    lines: ["breaks POST: `operationId` of operation `POST` changed from 'before' to 'after'."],
  },
  {
    says: 'deleting a tag is not breaking',
    before: { tags: ['a', 'b'] },
    after: { tags: ['a'] },
    lines: [],
  },
  {
    says: 'adding a new security to the API endpoint is breaking',
    before: { security: [] },
    after: { security: [{ session: [] }] },
    lines: ['breaks POST: Calls without signing in are no longer let in.'],
  },
  {
    says: 'removing a security from the API endpoint is breaking',
    before: { security: [{ session: [] }, { basic: [] }] },
    after: { security: [{ session: [] }] },
    lines: ['breaks POST: Calls with `basic` are no longer let in.'],
  },
  {
    says: 'changing extensions is not breaking',
    before: { ...asks({ ...text, 'x-ui': { column: 'shown' } }), 'x-assumed': true },
    after: asks({ ...text, 'x-ui': { column: 'hidden' }, 'x-messages': { pattern: 'password' } }),
    lines: [],
  },
  {
    says: 'changing comments is not breaking',
    before: { description: 'Before.' },
    after: { description: 'After.' },
    lines: [],
  },
  {
    says: 'deprecating a parameter without a deprecation policy but without specifying sunset date is not breaking',
    before: parameter({}),
    after: parameter({ deprecated: true } as Partial<Parameter>),
    lines: ['adds POST › value: `deprecated` is true now, was not there.'],
  },
];

/** Path of an edit: each has its own operation, so that one comparison finds all. */
export const pathOf = (edit: Edit) => `/edits/${oasdiffEdits.indexOf(edit)}`;

/** A contract with all edited operations, before or after. */
export function editedContract(state: 'before' | 'after'): ContractDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Edits', version: '1.0.0' },
    security: [],
    paths: Object.fromEntries(
      oasdiffEdits.flatMap((edit) => {
        const said = edit[state];
        const operation: Operation = {
          operationId: `operation${oasdiffEdits.indexOf(edit)}`,
          tags: ['a'],
          summary: 'Does it.',
          'x-roles': ['visitor'],
          ...status('200'),
          ...said,
        } as Operation;
        return [
          [
            pathOf(edit),
            {
              ...(said && { post: operation }),
              get: { ...neighbour, operationId: `neighbour${oasdiffEdits.indexOf(edit)}` },
            },
          ],
        ];
      }),
    ),
    components: {
      schemas: {},
      parameters: {},
      responses: {},
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}

/** Keeps the path when its operation is removed. */
const neighbour = { tags: ['a'], summary: 'Stays.', 'x-roles': ['visitor'], ...status('200') } as Operation;
