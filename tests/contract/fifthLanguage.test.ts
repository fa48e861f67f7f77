import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generateFiles } from '../../scripts/generate/generateFiles.ts';
import { nativeCompiler, oneChecker } from '../../scripts/test/checks.ts';
import { copyContract, editorOf } from '../harness/copyContract.ts';
import { copyProject } from '../harness/copyProject.ts';
import { runNode } from '../harness/runNode.ts';

/** What i18n/README.md promises to who adds a language. */
const TIMEOUT_MS = 240_000;

test('a language whose texts are not there is told in one line', async () => {
  const copy = copyContract();
  onTestFinished(copy.remove);
  rmSync(join(copy.folder, 'i18n/uk.json'));
  await expect(generateFiles(copy.folder)).rejects.toThrow(
    /^i18n\/uk\.json is missing: copy i18n\/en\.json to it and translate it \(i18n\/README\.md\)\.$/,
  );
});

test('the compiler names every place in the code that a new language lacks', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  const codes = /enum: \[pl, en, uk, ru\]/.exec(
    readFileSync(join(folder, 'openapi/schemas/LanguageCode.yaml'), 'utf8'),
  )?.[0];
  editorOf(folder).edit('openapi/schemas/LanguageCode.yaml', codes ?? '', 'enum: [pl, en, uk, ru, de]');
  expect(await runNode(['scripts/generate/generate.ts'], { cwd: folder })).toMatchObject({
    code: 0,
    stderr: '',
  });
  const config = join(folder, 'tsconfig.src.json');
  // Alone, and without what the compiler keeps of a check: `node_modules` is that of the project.
  const settings = { extends: './tests/tsconfig.json', include: ['src', 'i18n/**/*.json'], references: [] };
  writeFileSync(config, JSON.stringify({ ...settings, compilerOptions: { incremental: false } }));
  const { stdout } = await runNode([nativeCompiler, '--project', config, ...oneChecker], { cwd: folder });
  const told = [...stdout.matchAll(/^(src\/\S+?)\(.*\bde\b/gm)].map(([, file]) => file);
  // Each table by language that is written in the code: it lists all, so that none is forgotten.
  const tables = execFileSync('git', ['grep', '-lE', 'Record<\\s*Language\\b', '--', 'src'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(
    tables
      .trim()
      .split('\n')
      .filter((file) => !told.includes(file)),
  ).toEqual([]);
  expect(told).toContain('src/contract/Language.ts');
});
