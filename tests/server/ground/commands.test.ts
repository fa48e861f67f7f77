import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandFile, commandFiles } from '../../harness/commandFiles.ts';
import { runNode } from '../../harness/runNode.ts';

const root = join(import.meta.dirname, '../../..');

/** What each command is told that it does not know, and how it answers: all that it has to choose from is named. */
const refusals: Readonly<Record<string, readonly (readonly [args: readonly string[], answer: RegExp])[]>> = {
  backup: [[[], /^Say which file: npm run backup -- FILE/]],
  bench: [
    [
      ['--only', 'nothing'],
      /^--only takes one or more of measureReads, measureSignIn, .+, measureDailyWork, not nothing\.$/m,
    ],
    [['--only', 'measureReads', '--only', 'search', '--only', 'nothing'], /, not nothing\.$/m],
    [['--only', ''], /^--only takes one or more of measureReads, .+, not ""\.$/m],
    [['--rounds', 'many'], /^--rounds takes a whole number from 1 to \d+, not "many"\.$/m],
    [['--volunteers', '0'], /^--volunteers takes a whole number from 1 to 10000000, not "0"\.$/m],
    [['measureReads'], /^Unexpected argument 'measureReads'\. It takes: npm run bench/],
  ],
  'bench-web': [
    [
      ['--only', 'nothing'],
      /^--only takes one or more of measureLanding, .+, measureLongList, not nothing\.$/m,
    ],
    [['--runs', '1.5'], /^--runs takes a whole number from 1 to \d+, not "1\.5"\.$/m],
  ],
  build: [[['panel'], /^Unexpected argument 'panel'\. It takes: npm run build$/m]],
  check: [[['--all'], /^Unknown option '--all'\. It takes: npm run check \[-- --since COMMIT\]$/m]],
  'contract-diff': [[['--realease'], /^Unknown option '--realease'\. It takes: npm run contract:diff/]],
  dev: [[['--mok'], /^Unknown option '--mok'\. It takes: npm run dev/]],
  generate: [[['--chek'], /^Unknown option '--chek'\. It takes: npm run generate/]],
  mock: [[['--port', '4011'], /^Unknown option '--port'\. It takes: npm run mock$/m]],
  organizations: [
    [['remove'], /^There is no remove: npm run organizations -- list .+ approve ID .+ decline ID/],
    [['List'], /^There is no List: /],
  ],
  restore: [[['one', 'two'], /^Say which file: npm run restore -- FILE/]],
  screenshots: [
    [
      ['--pages', 'volunteers,nothing'],
      /^--pages takes one or more of landing, .+, notFound.*, not nothing\.$/m,
    ],
    [['--data', 'usual,huge'], /^--data takes one or more of usual, longest, none, many, not huge\.$/m],
    [['--widths', '361'], /^--widths takes one or more of 360, 768, .+, not 361\.$/m],
  ],
  seed: [[['--wolontariusze', '5'], /^Unknown option '--wolontariusze'\. It takes: npm run seed --/]],
  soak: [
    [
      ['nothing'],
      /^There is no nothing\.\nnpm run soak -- NAME\n {2}processes .+\n(.*\n)+ {2}kills \[--kills \d+\]\n/,
    ],
    [['constructor'], /^There is no constructor\.\n/],
    [
      ['kills', '--kils', '3'],
      /^Unknown option '--kils'\. It takes: npm run soak -- kills \[--kills \d+\]$/m,
    ],
    [['kills', '--kills', 'many'], /^--kills takes a whole number from 1 to \d+, not "many"\.$/m],
  ],
  start: [[['--port', '4000'], /^Unknown option '--port'\. It takes: npm start$/m]],
  test: [[['tests/server'], /^Unexpected argument 'tests\/server'\. It takes: npm test$/m]],
};

test('each command is here', () => {
  expect(Object.keys(refusals).sort()).toEqual(Object.keys(commandFiles).sort());
});

const cases = Object.entries(refusals).flatMap(([command, list]) =>
  list.map(([args, answer]) => ({ command, args, answer })),
);
test.each(cases)('$command refuses $args and names what there is', async ({ command, args, answer }) => {
  const { code, stdout, stderr } = await runNode([commandFile(command), ...args], {
    cwd: root,
    environment: { DATABASE_URL: '', HOST: '' },
  });
  expect(stderr).toMatch(answer);
  expect(stderr).not.toContain('    at ');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});
