import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAtLeast } from '../../scripts/contract-diff/versionFor.ts';
import { bundleContract } from '../../scripts/generate/bundleContract.ts';
import type { ContractDocument } from '../../scripts/generate/ContractDocument.ts';
import { checkHints } from '../../scripts/generate/checkHints.ts';
import { lintContract } from '../../scripts/generate/lintContract.ts';
import { contract } from '../support/contract.ts';

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
  const faults: [string, (document: ContractDocument) => void][] = [
    ['an example that breaks its schema', ({ paths }) => breakExample(paths)],
    ['an operationId that is there twice', ({ paths }) => renameOperation(paths)],
    ['an operation without a summary', ({ paths }) => dropSummary(paths)],
  ];

  test.each(faults)('finds %s', async (_, spoil) => {
    const document = structuredClone(contract);
    spoil(document);
    expect(await lintContract(document)).not.toEqual([]);
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
    ['an unknown hint', { 'x-colour': 'teal' }, /Volunteer: .*x-colour/],
    ['a hint of another shape', { 'x-ui': { column: 'first' } }, /Volunteer: x-ui\/column/],
    ['an unknown part of a hint', { 'x-ui': { colum: 'shown' } }, /Volunteer: x-ui .*colum/],
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
