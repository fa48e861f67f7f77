import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { reportLine } from './checkSpecification.ts';
import type { Check } from './checks.ts';
import type { Tally } from './VitestReport.ts';

/** Runs a check and prints its line; its output only on failure. */
export async function runCheck(
  { name, command: [program, ...args], mostSeconds }: Check,
  root: string,
): Promise<Tally> {
  const start = performance.now();
  const check = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(mostSeconds !== undefined && { timeout: mostSeconds * 1000 }),
  });
  let output = '';
  for (const stream of [check.stdout, check.stderr]) stream.on('data', (text) => (output += text));
  const isLate = () => mostSeconds !== undefined && performance.now() - start >= mostSeconds * 1000;
  const failed = await once(check, 'close').then(
    ([status, signal]) => {
      if (signal !== null) output += `${program} was ended by ${signal}`;
      return status !== 0;
    },
    (error: Error) => {
      output = `${program} could not be started: ${error.message}`;
      return true;
    },
  );
  if (failed && isLate()) {
    console.log(`• ${name}: not done within ${mostSeconds} s, npm test has the time`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  console.log(reportLine(failed ? 'failed' : 'passed', name, performance.now() - start));
  if (failed) console.log(output.trimEnd());
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 };
}
