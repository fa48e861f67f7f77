import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { withConcurrency } from '../build/panel/withConcurrency.ts';
import { readArguments } from '../options/readArguments.ts';
import { quickChecks, runCheck } from './checks.ts';
import { addTally } from './Tally.ts';

const root = join(import.meta.dirname, '../..');
/** More would take longer than the minute; `npm test` runs them all. */
const MOST_TESTS = 12;

/**
 * `npm run check [-- --since main]`: what a minute can say about what has changed since a commit, which is the last one
 * unless another is named. Its tests are those that changed and those that import what changed, without a browser.
 */
const { since } = await exitOnStartError(
  () =>
    readArguments('npm run check [-- --since COMMIT]', {
      options: { since: { type: 'string', default: 'HEAD' } },
    }).values,
);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const files = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = testsAbout(new Set(files));
const tallies = await withConcurrency(2, quickChecks(files, tests.slice(0, MOST_TESTS)), (check) =>
  runCheck(check, root),
);
const { passed, failed, skipped } = tallies.reduce(addTally);
const left = tests.slice(MOST_TESTS);
if (left.length > 0) console.log(`\nNot run: ${left.join(' ')}`);
console.log(`\n${files.length} changed files: ${passed} checks passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

function testsAbout(changed: ReadonlySet<string>): string[] {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests').filter(
    (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/e2e/') && existsSync(join(root, file)),
  );
  const isAbout = (file: string) =>
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'))
      .importedFiles.some(({ fileName }) => changed.has(normalize(join(dirname(file), fileName))));
  return [
    ...all.filter((file) => changed.has(file)),
    ...all.filter((file) => !changed.has(file) && isAbout(file)),
  ];
}
