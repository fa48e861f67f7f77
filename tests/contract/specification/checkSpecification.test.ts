import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { checkSpecification } from '../../../scripts/test/checkSpecification.ts';
import { isNamedBy, isSameTitle } from '../../../scripts/test/specification/judgeRow.ts';

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'volunteer-panel-specification-'));
  mkdirSync(join(root, 'tests'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(...text.split('\n')));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** One row, and what a run has come to: titles outermost first, then the status. */
function check(provenBy: string[], ...results: string[][]) {
  const rows = [{ what: 'a toast is shown', provenBy }];
  writeFileSync(join(root, 'tests/specification.yaml'), stringify([{ section: 4, title: 'Toasts', rows }]));
  const report = join(root, 'report.json');
  const assertionResults = results.map((result) => ({
    ancestorTitles: result.slice(0, -2),
    title: result.at(-2),
    status: result.at(-1),
  }));
  const name = join(root, 'tests/panel/toasts.test.ts');
  writeFileSync(report, JSON.stringify({ testResults: [{ name, status: 'passed', assertionResults }] }));
  return checkSpecification(root, report);
}

const embedded = ['toasts, embedded', 'are shown'];
const postgres = ['toasts, PostgreSQL', 'are shown'];
const proof = 'panel/toasts.test.ts › are shown';

describe('a row of the specification', () => {
  test('is passed when each of its proofs is, and then says nothing', () => {
    expect(check([proof], [...embedded, 'passed'])).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(printed).toEqual([expect.stringMatching(/^✓ specification /)]);
  });

  test('is passed although some of its tests had to be skipped', () => {
    const tally = check([proof], [...embedded, 'passed'], [...postgres, 'skipped']);
    expect(tally).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  test('is skipped when all of its tests were', () => {
    const tally = check([proof], [...embedded, 'skipped'], [...postgres, 'pending']);
    expect(tally).toEqual({ passed: 0, failed: 0, skipped: 1 });
    expect(printed.slice(1)).toEqual(['  4 Toasts › a toast is shown', `    skipped: ${proof}`]);
  });

  test('fails when one of its tests did', () => {
    const tally = check([proof], [...embedded, 'passed'], [...postgres, 'failed']);
    expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(printed).toEqual([
      expect.stringMatching(/^✗ specification /),
      '  4 Toasts › a toast is shown',
      `    failed: ${proof}`,
    ]);
  });

  test.each([
    ['a test that is not there', `${proof} at once`],
    ['a file that did not run', 'panel/elsewhere.test.ts › are shown'],
  ])('fails when it names %s', (_, missing) => {
    const tally = check([proof, missing], [...embedded, 'passed']);
    expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(printed.at(-1)).toBe(`    no such test: ${missing}`);
  });

  test('fails where no report was left', () => {
    check([proof]);
    expect(checkSpecification(root, join(root, 'nowhere.json')).failed).toBe(1);
  });
});

test.each([
  [['is shown'], ['a toast', 'is shown'], true],
  [['a toast', 'is shown'], ['a toast', 'of an error', 'is shown'], true],
  [['of an error', 'a toast', 'is shown'], ['a toast', 'of an error', 'is shown'], false],
  [['a toast'], ['a toast', 'is shown'], false],
  [['is shown'], ['is shown', 'for a while'], false],
  [['a toast', '*'], ['a toast', 'of an error', 'is shown'], true],
  [['is *'], ['a toast', 'is shown'], true],
  [['a *', 'is shown'], ['of an error', 'is shown'], false],
  [[], ['is shown'], false],
])('%j names %j: %s', (titles, path, expected) => {
  expect(isNamedBy(titles, path)).toBe(expected);
});

test.each([
  ['is shown', 'is shown', true],
  ['is shown', 'is shown for a while', false],
  ['is shown *', 'is shown for a while', true],
  ['* for a while', 'is shown for a while', true],
  ['is * for *', 'is shown for a while', true],
  ['is * for *', 'is shown', false],
  ['status 400 says no', 'status * says no', true],
  ['status 400 says *', 'status * says *', true],
  ['status 400', 'status * says *', false],
  ['publishEvent, draft: *', '*, *: *', true],
  ['what (now)?', 'what (nowhere)', false],
  ['*', '', true],
])('%j can be %j: %s', (one, other, expected) => {
  expect(isSameTitle(one, other)).toBe(expected);
  expect(isSameTitle(other, one)).toBe(expected);
});
