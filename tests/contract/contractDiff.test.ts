import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { ContractDocument } from '../../scripts/generate/ContractDocument.ts';
import { compareContracts } from '../../scripts/generate/contract-diff/compareContracts.ts';
import { type Finding, versionFor } from '../../scripts/generate/contract-diff/Finding.ts';
import { changedContract } from '../harness/changedContract.ts';
import { contract } from '../harness/contract.ts';
import { copyProject, type ProjectCopy } from '../harness/copyProject.ts';
import { editedContract, oasdiffEdits, pathOf } from '../harness/oasdiffEdits.ts';
import { runNode } from '../harness/runNode.ts';

const linesOf = (findings: readonly Finding[]) =>
  findings.map(({ weight, place, message }) => `${weight} ${place}: ${message}`);

describe('the comparison with the released contract', () => {
  test('finds nothing where nothing changed', async () => {
    expect(await compareContracts(contract, structuredClone(contract))).toEqual([]);
  });

  test.each(Object.entries(changedContract))('names %s', async (_, { change, lines }) => {
    const current = structuredClone(contract);
    change(current);
    const found = linesOf(await compareContracts(contract, current));
    expect(found.toSorted()).toEqual(lines.toSorted());
  });
});

describe('of the edits that oasdiff documents', () => {
  let found: readonly string[];
  beforeAll(async () => {
    found = linesOf(await compareContracts(editedContract('before'), editedContract('after')));
  });

  test.each(oasdiffEdits)('$says', (edit) => {
    const ofEdit = new RegExp(` POST ${pathOf(edit)}[ :]`);
    const lines = found
      .filter((line) => ofEdit.test(line))
      .map((line) => line.replaceAll(` ${pathOf(edit)}`, ''));
    expect(lines.toSorted()).toEqual(edit.lines.toSorted());
    const isBreaking = lines.some((line) => line.startsWith('breaks '));
    expect(isBreaking).toBe(/(?<!not) breaking$/.test(edit.says) && edit.differs === undefined);
  });

  test('nothing else is found', () => {
    expect(found).toHaveLength(oasdiffEdits.flatMap(({ lines }) => lines).length);
  });
});

describe('what an operation inherits of `security`', () => {
  const inheriting = (security: ContractDocument['security']): ContractDocument => {
    const document = editedContract('before');
    return { ...document, security, paths: { '/inherits': document.paths['/edits/0'] ?? {} } };
  };
  const [nobody, session, both] = [[], [{ session: [] }], [{ session: [], basic: [] }]];

  test.each([
    [session, nobody, 'adds', 'without signing in are let in'],
    [nobody, session, 'breaks', 'without signing in are no longer let in'],
    [session, both, 'breaks', 'with `session` are no longer let in'],
    [both, session, 'adds', 'with `session` are let in'],
  ])('%j, and %j now', async (before, now, weight, message) => {
    const found = linesOf(await compareContracts(inheriting(before), inheriting(now)));
    expect(found).toEqual(
      ['GET', 'POST'].map((method) => `${weight} ${method} /inherits: Calls ${message}.`),
    );
  });
});

describe('the version that a release needs', () => {
  const finding = (weight: Finding['weight']): Finding => ({ weight, place: '', message: '' });

  test.each([
    [[], '1.4.2'],
    [[finding('adds')], '1.5.0'],
    [[finding('warns')], '1.5.0'],
    [[finding('adds'), finding('breaks')], '2.0.0'],
  ])('after %j', (findings, version) => {
    expect(versionFor('1.4.2', findings)).toBe(version);
  });
});

describe('npm run contract:diff', () => {
  let copy: ProjectCopy;
  const run = (...args: string[]) =>
    runNode(['scripts/generate/contract-diff.ts', ...args], { cwd: copy.folder });
  const edit = (change: (document: typeof contract) => void) => {
    const path = join(copy.folder, 'src/contract/generated/openapi.json');
    const document = JSON.parse(readFileSync(path, 'utf8'));
    change(document);
    writeFileSync(path, JSON.stringify(document));
  };

  const notesPath = () => join(copy.folder, 'openapi/breaking-changes.yaml');
  const note = (notes: object[]) => writeFileSync(notesPath(), stringify(notes));

  beforeAll(() => {
    copy = copyProject();
    writeFileSync(join(copy.folder, 'openapi/baseline.json'), JSON.stringify(contract));
    note([]);
  });
  afterAll(() => copy.remove());

  test('exits 1 when something breaks that nobody noted, and when what is noted does not break any more', async () => {
    const change = '/statistics: Path `/statistics` was removed.';
    edit(({ paths }) => delete paths['/statistics']);
    expect(await run()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`breaks  ${change}`),
      stderr: expect.stringContaining('1 breaking changes are not noted in openapi/breaking-changes.yaml'),
    });
    note([{ why: 'Nobody reads it.', changes: [change] }]);
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining(`noted   ${change}`) });
    note([{ why: 'Nobody reads them.', changes: [change, '/health: Gone.'] }]);
    expect(await run()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no such change any more: /health: Gone.'),
    });
  });

  test('releases what breaks only under a version that says so, and exits 0 from then on, with nothing noted', async () => {
    note([]);
    edit(({ paths }) => delete paths['/statistics']);

    const refused = await run('--release');
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('asks for version 2.0.0') });

    edit(({ info }) => Object.assign(info, { version: '2.0.0' }));
    expect(await run('--release')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Released 2.0.0'),
    });
    expect(await run()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Since 2.0.0: 0 breaking'),
    });
    expect(parse(readFileSync(notesPath(), 'utf8'))).toEqual([]);
  });
});
