import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { withConcurrency } from '../build/panel/withConcurrency.ts';
import { readArguments } from '../options/readArguments.ts';
import { checkSpecification, reportLine } from './checkSpecification.ts';
import { checks, runCheck } from './checks.ts';
import { addTally, type Tally } from './Tally.ts';

/** Type checking takes longer than all other checks together, which run on another core. */
const AT_ONCE = 2;

/**
 * `npm test`: runs the checks, then all tests, then compares them with the specification, whatever failed
 * before. Each check and each row of the specification counts as one. The last line and the exit status give
 * the overall result.
 */
await exitOnStartError(() => readArguments('npm test', {}));
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-report-'));
const report = join(folder, 'report.json');

const jobs = [...checks.map((check) => () => runCheck(check, root)), () => runTests(root, report)];
const tallies = await withConcurrency(AT_ONCE, jobs, (job) => job());
tallies.push(checkSpecification(root, report));
rmSync(folder, { recursive: true });

const { passed, failed, skipped } = tallies.reduce(addTally);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

/** Runs vitest, which prints as it goes, and reads its report from the path. */
async function runTests(root: string, report: string): Promise<Tally> {
  const start = performance.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'tests/vitest.config.ts', ...reporters],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [status, signal] = await once(vitest, 'close');
  if (!existsSync(report))
    console.log(`vitest ended with ${signal ?? `status ${status}`} and left no report`);
  const tally = readTally(report, status === 0);
  console.log(reportLine(tally.failed > 0 ? 'failed' : 'passed', 'tests', performance.now() - start));
  return tally;
}

/**
 * Counts of vitest's JSON report. A file that failed to load counts as one failure, and so does a failed run
 * without a failed test: no tests, no report, or an error outside of tests.
 */
function readTally(path: string, succeeded: boolean): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report: JsonTestResults = JSON.parse(readFileSync(path, 'utf8'));
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
