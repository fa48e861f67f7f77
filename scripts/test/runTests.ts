import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTally } from './readTally.ts';
import { reportLine } from './reportLine.ts';
import type { Tally } from './Tally.ts';

/** Runs vitest, which prints as it goes, and counts by its report. */
export async function runTests(root: string): Promise<Tally> {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-report-'));
  const report = join(folder, 'report.json');
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
  rmSync(folder, { recursive: true });
  console.log(reportLine(tally.failed > 0 ? 'failed' : 'passed', 'tests', performance.now() - start));
  return tally;
}
