import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { reportLine } from './checkSpecification.ts';
import type { Tally } from './Tally.ts';

export interface Check {
  readonly name: string;
  /** A program of node_modules/.bin with its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  /** It is ended after so long, and has said nothing then. */
  readonly mostSeconds?: number;
}

/** TypeScript 7 checks the types; the other version generates types from the contract. */
export const nativeCompiler = 'node_modules/typescript-native/bin/tsc';

/** Several checkers would each work out the types that they share: a quarter more work, and both cores are taken. */
export const oneChecker = ['--checkers', '1'] as const;

/** By project references: what has not changed since the last check is not read again. */
const types: Check = {
  name: 'types',
  command: ['node', nativeCompiler, '--build', ...oneChecker, '--builders', '2'],
};
const importRules: Check = {
  name: 'import rules',
  command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests'],
};
const unused: Check = { name: 'unused files, exports and packages', command: ['knip'] };
const drift: Check = {
  name: 'contract drift',
  command: ['node', 'scripts/generate/generate.ts', '--check'],
};

/** The longest first, because the others run in parallel to it. */
export const checks: readonly Check[] = [
  types,
  { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
  importRules,
  unused,
  drift,
  { name: 'breaking changes of the contract', command: ['node', 'scripts/generate/contract-diff.ts'] },
];

/**
 * What says most about a change for its time: types, the changed files linted, and the tests that are about them.
 * @param files that have changed, of the repository
 */
export function quickChecks(files: readonly string[], tests: readonly string[]): Check[] {
  const linted = files.filter((file) => /\.(tsx?|m?js|cjs|json|css|html)$/.test(file));
  const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--reporter=dot'] as const;
  return [
    types,
    ...(linted.length > 0
      ? [{ name: 'lint and format', command: ['biome', 'ci', '--colors=off', ...linted] } as const]
      : []),
    importRules,
    unused,
    ...(files.some((file) => /^(openapi|i18n|scripts\/generate)\//.test(file)) ? [drift] : []),
    ...(tests.length > 0
      ? [{ name: `tests: ${tests.length} files`, command: [...vitest, ...tests], mostSeconds: 45 } as const]
      : []),
  ];
}

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
