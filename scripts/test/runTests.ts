import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTally } from './readTally.ts';
import { reportLine } from './reportLine.ts';
import type { Tally } from './Tally.ts';

/** Runs vitest, which prints as it goes, and counts by the report that it leaves at the path. */
export async function runTests(root: string, report: string): Promise<Tally> {
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
