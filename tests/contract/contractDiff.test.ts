import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compareContracts.ts';
import type { Finding } from '../../scripts/contract-diff/Finding.ts';
import { versionFor } from '../../scripts/contract-diff/versionFor.ts';
import { changedContract } from '../support/changedContract.ts';
import { contract } from '../support/contract.ts';
import { copyProject, type ProjectCopy } from '../support/copyProject.ts';
import { runNode } from '../support/runNode.ts';

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
  const run = (...args: string[]) => runNode(['scripts/contract-diff.ts', ...args], { cwd: copy.folder });
  const edit = (change: (document: typeof contract) => void) => {
    const path = join(copy.folder, 'src/contract/generated/openapi.json');
    const document = JSON.parse(readFileSync(path, 'utf8'));
    change(document);
    writeFileSync(path, JSON.stringify(document));
  };

  beforeAll(() => {
    copy = copyProject();
    writeFileSync(join(copy.folder, 'openapi/baseline.json'), JSON.stringify(contract));
  });
  afterAll(() => copy.remove());

  test('exits 1 when something breaks, releases it only under a version that says so, and exits 0 from then on', async () => {
    edit(({ paths }) => delete paths['/statistics']);
    const broken = await run();
    expect(broken).toMatchObject({ code: 1, stdout: expect.stringContaining('breaks  /statistics: ') });

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
  });
});
