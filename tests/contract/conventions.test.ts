import { describe, expect, test } from 'vitest';
import { resolveSchema, type Schema } from '../../scripts/generate/ContractDocument.ts';
import { typeOf } from '../../src/contract/forms/typeOf.ts';
import { contract } from '../harness/contract.ts';
import { type ContractOperation, contractOperations } from '../harness/contractOperations.ts';
import { walkSchema } from '../harness/walkSchema.ts';

/** Design, section 4. */
describe.each(contractOperations)('$call', ({ operation, answers, path, method, parameters }) => {
  test('has a summary, an operationId, roles and exactly one good answer', () => {
    expect(operation.summary).toMatch(/^[A-Z].{5,}[^.]$/);
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation['x-roles'].length).toBeGreaterThan(0);
    expect(Object.keys(answers).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });

  test('has an example for each status and for what it takes', () => {
    const media = [...Object.values(answers), operation.requestBody ?? {}].flatMap(({ content = {} }) =>
      Object.values(content),
    );
    expect(media.filter(({ example }) => example === undefined)).toEqual([]);
  });

  test('declares the errors that can happen', () => {
    const needsSession = !operation['x-roles'].includes('visitor');
    const expected = [
      ...(parameters.length > 0 || operation.requestBody ? ['400'] : []),
      ...(needsSession ? ['401', '403'] : []),
      ...(method !== 'get' ? ['403'] : []),
      ...(path.includes('{') ? ['404'] : []),
      ...(operation.requestBody ? ['413', '415'] : []),
      '503',
    ];
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(expected));
    const errors = Object.entries(answers).filter(([status]) => !status.startsWith('2'));
    for (const [, answer] of errors)
      expect(Object.keys(answer.content ?? {})).toEqual(['application/problem+json']);
  });

  test('refuses unknown properties, and limits every text, number and list', () => {
    const inputs = inputsOf({ operation, parameters });
    const open = inputs.filter(
      ({ schema }) => typeOf(schema) === 'object' && schema.additionalProperties !== false,
    );
    expect(open.map((input) => input.path)).toEqual([]);
    expect(inputs.filter(({ schema }) => isUnlimited(schema)).map((input) => input.path)).toEqual([]);
  });

  test('takes no blanks for a text that has to be there', () => {
    const texts = inputsOf({ operation, parameters }).flatMap(({ path: at, schema }) =>
      (schema.required ?? []).map((name) => ({
        at: `${at}.${name}`,
        schema: resolveSchema(contract, schema.properties?.[name] ?? {}),
      })),
    );
    const blank = texts.filter(({ at, schema }) => !mayBeBlank.test(at) && takesBlanks(schema));
    expect(blank.map(({ at }) => at)).toEqual([]);
  });
});

describe.each(contractOperations.filter(isList))('the list $call', ({ parameters, answers, operation }) => {
  const find = (name: string) =>
    parameters.find((parameter) => parameter.name === name && parameter.in === 'query')?.schema ?? {};
  const page = resolveSchema(contract, answers['200']?.content?.['application/json']?.schema ?? {});

  test('is paged', () => {
    expect(find('page')).toMatchObject({ type: 'integer', minimum: 0, default: 0 });
    expect(find('size')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 25 });
    expect(page.required).toEqual(
      expect.arrayContaining(['content', 'page', 'size', 'totalElements', 'totalPages']),
    );
  });

  test('is sorted both ways by fields that it shows', () => {
    const { enum: sorts = [], default: usual } = find('sort');
    const item = resolveSchema(contract, page.properties?.content?.items ?? {});
    expect(sorts).toContain(usual);
    for (const sort of sorts) {
      const [field = '', order] = String(sort).split(',');
      expect(item.properties).toHaveProperty(field);
      expect(sorts).toContain(`${field},${order === 'asc' ? 'desc' : 'asc'}`);
    }
  });

  test('is searched by free text', () => {
    // A notification's text is made when it is shown, in the language of its reader, names in the activity and in
    // reports are those of other lists, and views are a few tabs: there is nothing to search.
    const isSearched = !['listAbuseReports', 'listActivity', 'listNotifications', 'listSavedViews'].includes(
      operation.operationId,
    );
    expect(find('q').type).toBe(isSearched ? 'string' : undefined);
  });
});

describe('the schemas', () => {
  const all = Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
    ...walkSchema(schema, name),
  ]);

  test('let everything optional be null, but for files', () => {
    const optional = all.flatMap(({ path, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([name, property]) => !schema.required?.includes(name) && property.format !== 'binary')
        .map(([name, property]) => ({
          path: `${path}.${name}`,
          type: resolveSchema(contract, property).type,
        })),
    );
    expect(optional.length).toBeGreaterThan(50);
    expect(optional.filter(({ type }) => !Array.isArray(type) || !type.includes('null'))).toEqual([]);
  });

  test('use neither anyOf nor oneOf', () => {
    expect(JSON.stringify(contract.components)).not.toMatch(/"(anyOf|oneOf)":/);
  });

  test('keep ids and instants in the contract’s forms', () => {
    // The id in a problem is that of a line in the log.
    const idOrInstant = all.filter(({ path }) => /\.(id|\w+Id|\w+At)$/.test(path) && path !== 'Problem.id');
    for (const { path, schema } of idOrInstant) expect(['uuid', 'date-time'], path).toContain(schema.format);
  });
});

/** Every schema of what an operation takes; of a file its bytes and types are the limits. */
function inputsOf({ operation, parameters }: Pick<ContractOperation, 'operation' | 'parameters'>) {
  const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    schema ? [schema] : [],
  );
  return [
    ...parameters.flatMap(({ name, schema }) => [...walkSchema(schema, name)]),
    ...bodies.flatMap((schema) => [...walkSchema(schema, 'body')]),
  ];
}

/** A password is what it is, a name of a country comes with its code, and an empty query is the whole list. */
const mayBeBlank = /[.](currentPassword|country[.]name|query)$/;

function takesBlanks(schema: Schema): boolean {
  if (typeOf(schema) !== 'string' || schema.enum || schema.format) return false;
  const { minLength = 1, pattern = '' } = schema;
  return new RegExp(pattern, 'u').test(' '.repeat(Math.max(minLength, 1)));
}

function isUnlimited(schema: Schema): boolean {
  if (schema.enum || schema.const !== undefined) return false;
  const type = typeOf(schema);
  if (type === 'string') return !(schema.maxLength ?? schema.pattern ?? schema.format);
  if (type === 'integer' || type === 'number') {
    return schema.minimum === undefined || (schema.maximum === undefined && schema.format === undefined);
  }
  if (type === 'array')
    return !(
      'maxItems' in schema ||
      ('uniqueItems' in schema && resolveSchema(contract, schema.items ?? {}).enum)
    );
  return type === undefined;
}

function isList({ answers }: ContractOperation): boolean {
  const example = answers['200']?.content?.['application/json']?.example;
  return typeof example === 'object' && example !== null && 'totalElements' in example;
}
