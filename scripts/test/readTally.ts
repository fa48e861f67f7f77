import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './Tally.ts';
import type { VitestReport } from './VitestReport.ts';

/**
 * The counts of vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a
 * run that failed without a failed test: no tests, no report, an error outside of every test.
 */
export function readTally(path: string, succeeded: boolean): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
