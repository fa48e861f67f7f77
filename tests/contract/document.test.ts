import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleContract } from '../../scripts/generate/bundleContract.ts';
import type { ContractDocument } from '../../scripts/generate/ContractDocument.ts';
import { checkExamples } from '../../scripts/generate/checkExamples.ts';
import { checkHints } from '../../scripts/generate/checkHints.ts';
import { isAtLeast } from '../../scripts/generate/contract-diff/Finding.ts';
import { expandResources } from '../../scripts/generate/expandResources.ts';
import { lintBundle, lintContract } from '../../scripts/generate/lintContract.ts';
import { contract } from '../harness/contract.ts';

const folder = join(import.meta.dirname, '../../openapi');

describe('the contract', () => {
  test('is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...structuredClone(contract) });
    expect(result.errors ?? []).toEqual([]);
    expect(validator.version).toBe('3.1');
  });

  test('is linted without a warning', async () => {
    expect(await lintContract(contract)).toEqual([]);
  });

  test('was released: the baseline is an older or the same version of it', () => {
    const baseline: ContractDocument = JSON.parse(readFileSync(join(folder, 'baseline.json'), 'utf8'));
    expect(isAtLeast(contract.info.version, baseline.info.version)).toBe(true);
  });
});

describe('the linter', () => {
  const issues: [string, (document: ContractDocument) => void][] = [
    ['an operationId that is there twice', ({ paths }) => renameOperation(paths)],
    ['an operation without a summary', ({ paths }) => dropSummary(paths)],
    ['an operation without a description', ({ paths }) => delete paths['/statistics']?.get?.description],
    ['a parameter without a description', ({ components }) => delete components.parameters.Id?.description],
    ['a schema without a description', ({ components }) => delete components.schemas.Problem?.description],
    ['that nobody is to be asked', ({ info }) => delete (info as { contact?: object }).contact],
  ];

  test.each(issues)('finds %s', async (_, spoil) => {
    const document = structuredClone(contract);
    spoil(document);
    expect(await lintContract(document)).not.toEqual([]);
  });
});

test('an example of an answer that breaks its schema is found', () => {
  const document = structuredClone(contract);
  const sources = { placeOf: (path: readonly string[]) => path.join('/') };
  expect(checkExamples(document, contract, sources)).toEqual([]);
  breakExample(document.paths);
  expect(checkExamples(document, contract, sources)).toEqual([
    expect.stringMatching(/^paths.+: an example of the answer 200 is wrong: /),
  ]);
});

test('an outside linter, with its own rules, only says what openapi/README.md answers', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(contract),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const said = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
  expect(said.filter((line) => !line.startsWith('no-unused-components #/components/schemas/'))).toEqual([]);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('`no-unused-components`');
});

describe('the linter of the contract as it is written', () => {
  let bundled: ContractDocument;
  beforeAll(async () => {
    bundled = await bundleContract(folder);
    expandResources(bundled);
  });

  test('finds no schema that nothing stands on', async () => {
    expect(await lintBundle(bundled)).toEqual([]);
  });

  test('finds one', async () => {
    const document = structuredClone(bundled);
    document.components.schemas.Forgotten = { type: 'string', description: 'Used by nothing.' };
    expect(await lintBundle(document)).toEqual([expect.stringContaining('/Forgotten: ')]);
  });
});

describe('a derived list', () => {
  const parametersOf = async (hint: object) => {
    const document = await bundleContract(folder);
    document.components.schemas.Tent = {
      type: 'object',
      'x-resource': { name: 'tents', table: 'tents', label: ['title'], roles: ['admin'], ...hint },
      required: ['title'],
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 20, default: 'Namiot' },
        code: { type: 'string', format: 'email', pattern: '^[A-Z]', minLength: 3, maxLength: 9 },
        lent: { type: 'boolean', default: true },
        kind: { type: 'string', enum: ['small', 'large'], default: 'small' },
        weight: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 90, multipleOf: 0.5, default: 3 },
        boughtOn: { type: 'string', format: 'date', default: '2026-11-29' },
      },
    };
    expandResources(document);
    const given = document.paths['/tents']?.get?.parameters ?? [];
    return new Map(given.flatMap(({ name, schema }) => (name && schema ? [[name, schema]] : [])));
  };

  test('is narrowed by what is asked for alone, not by what new records have', async () => {
    const filters = ['title', 'code', 'lent', 'kind', 'weight', 'boughtOn'];
    const parameters = await parametersOf({ filters });
    const names = ['title', 'code', 'lent', 'kind', 'weightFrom', 'weightTo', 'boughtOnFrom', 'boughtOnTo'];
    expect([...parameters.keys()]).toEqual(['sort', ...names]);
    for (const name of names) expect(parameters.get(name), name).not.toHaveProperty('default');
  });

  test('takes bounds that no record may have, and texts as they are typed', async () => {
    const parameters = await parametersOf({ filters: ['code', 'weight'] });
    const code = parameters.get('code') ?? {};
    for (const rule of ['pattern', 'minLength', 'format']) expect(code).not.toHaveProperty(rule);
    expect(code).toMatchObject({ type: 'string', maxLength: 9 });
    const weight = parameters.get('weightFrom') ?? {};
    expect(weight).toMatchObject({ type: 'number', minimum: 0, maximum: 90 });
    for (const rule of ['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'])
      expect(weight).not.toHaveProperty(rule);
  });

  test.each([
    [{}, 'createdAt,desc'],
    [{ sorts: ['title', 'createdAt'] }, 'createdAt,desc'],
    [{ sorts: ['weight', 'title'] }, 'weight,asc'],
    [{ sorts: ['weight', 'title'], sort: 'title,desc' }, 'title,desc'],
  ])('by %o is at first in the order %s, which is one of its own', async (hint, start) => {
    const sort = (await parametersOf(hint)).get('sort');
    expect(sort?.default).toBe(start);
    expect(sort?.enum).toContain(start);
  });
});

describe('a password', () => {
  const { pattern = '' } = contract.components.schemas.Password ?? {};

  // Generated clients put it into a regular expression as it is, most of them without the flag `u`.
  test.each(['', 'u'])('is judged by the rules of the specification, with the flags “%s”', (flags) => {
    const isTaken = (password: string) => new RegExp(pattern, flags).test(password);
    const taken = ['Demo-2026!', 'Zażółć 7', 'żÓŁĆ-123', 'Привіт, 7', 'Ґанок+ї12', 'Straße_9', 'Hasło123🙂'];
    const refused = [
      'demo-2026!',
      'DEMO-2026!',
      'Demo-demo!',
      'Demo2026',
      'Żółć2026',
      'Привіт2026',
      'Demo2026λ字',
    ];
    expect(taken.filter((password) => !isTaken(password))).toEqual([]);
    expect(refused.filter(isTaken)).toEqual([]);
  });
});

describe('every pattern', () => {
  const patterns = [...JSON.stringify(contract).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '']) => String(JSON.parse(text)),
  );

  test.each([...new Set(patterns)])('%s says the same with the flag `u` and without it', (pattern) => {
    expect(() => new RegExp(pattern, 'u')).not.toThrow();
    expect(pattern).not.toMatch(/\\[pPu]/);
  });
});

describe('the check of hints', () => {
  let bundled: ContractDocument;
  beforeAll(async () => {
    bundled = await bundleContract(folder);
  });

  test('passes the contract', () => {
    expect(checkHints(bundled, folder)).toEqual([]);
  });

  test.each([
    ['an unknown hint', { 'x-colour': 'teal' }, /Volunteer\.yaml:1: x-colour is not known, there are /],
    [
      'a hint of another shape',
      { 'x-ui': { column: 'first' } },
      /Volunteer\.yaml:1: x-ui\.column is "first", there are shown, hidden, false/,
    ],
    [
      'an unknown part of a hint',
      { 'x-ui': { colum: 'shown' } },
      /Volunteer\.yaml:1: x-ui\.colum is not known, .* – did you mean column\?/,
    ],
  ])('refuses %s and says where it is', (_, hint, line) => {
    const document = structuredClone(bundled);
    Object.assign(document.components.schemas.Volunteer ?? {}, hint);
    const problems = checkHints(document, folder);
    expect(problems).toEqual([expect.stringMatching(line)]);
  });
});

function breakExample(paths: ContractDocument['paths']): void {
  const media = paths['/statistics']?.get?.responses['200']?.content?.['application/json'];
  Object.assign(media ?? {}, { example: { members: 'many' } });
}

function renameOperation(paths: ContractDocument['paths']): void {
  Object.assign(paths['/statistics']?.get ?? {}, { operationId: 'getHealth' });
}

function dropSummary(paths: ContractDocument['paths']): void {
  delete (paths['/statistics']?.get as { summary?: string } | undefined)?.summary;
}
