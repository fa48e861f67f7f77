import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { parse } from 'yaml';
import { judgeRow, type SpecificationGroup } from './specification/judgeRow.ts';
import { addTally, type Tally } from './Tally.ts';

const marks = { passed: '✓', failed: '✗' };

/** `✓ types  12.3 s` */
export function reportLine(outcome: keyof typeof marks, name: string, milliseconds: number): string {
  return `${marks[outcome]} ${name}  ${(milliseconds / 1000).toFixed(1)} s`;
}

/** Compares the table of the specification with vitest's report, and prints the unproven rows. */
export function checkSpecification(root: string, report: string): Tally {
  const start = performance.now();
  const results = readResults(root, report);
  const judged = readSpecification(root).flatMap(({ section, title, rows }) =>
    rows.map((row) => ({
      name: `${section} ${title} › ${row.what}`,
      ...judgeRow(row, (file) => results.get(file) ?? []),
    })),
  );
  const tally = judged
    .map(({ outcome }) => ({ passed: 0, failed: 0, skipped: 0, [outcome]: 1 }))
    .reduce(addTally, { passed: 0, failed: 0, skipped: 0 });

  const outcome = tally.failed > 0 ? 'failed' : 'passed';
  console.log(reportLine(outcome, 'specification', performance.now() - start));
  for (const { name, reasons } of judged.filter((row) => row.outcome !== 'passed'))
    console.log([`  ${name}`, ...reasons.map((reason) => `    ${reason}`)].join('\n'));
  return tally;
}

/** By file below `tests/`; empty without a report. */
function readResults(root: string, path: string) {
  if (!existsSync(path)) return new Map<string, never[]>();
  const report: JsonTestResults = JSON.parse(readFileSync(path, 'utf8'));
  const tests = join(root, 'tests/');
  return new Map(
    report.testResults.map(({ name, assertionResults }) => [name.replace(tests, ''), assertionResults]),
  );
}

/** The table of the specification; a test checks its format. */
export function readSpecification(root: string): readonly SpecificationGroup[] {
  return parse(readFileSync(join(root, 'tests/specification.yaml'), 'utf8'));
}
