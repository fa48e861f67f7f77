import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

describe.each(documents)('every pointer leads somewhere in %s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('to another file', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
  });

  test('to a path of the repository', () => {
    const named = [...text.matchAll(/`((?:src|scripts|tests|openapi|i18n)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('every path that a comment or a configuration names is there', () => {
  const code = execFileSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.yaml', '*.json', 'Dockerfile'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .filter(
      (file) => !/generated|baseline|package-lock|release\//.test(file) && existsSync(join(root, file)),
    );
  const named = code.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const isConfiguration = !file.includes('/');
    const parts = isConfiguration
      ? [text]
      : [...text.matchAll(/^\s*(?:\/\/|\/?\*|#)(.*)$/gm)].map(([line]) => line);
    return parts
      .flatMap((part) => [
        ...part.matchAll(
          /(?<![\w./-])(?:src|scripts|tests|openapi)\/[\w./-]*\w\.(?:[cm]?[jt]sx?|yaml|json|md)\b/g,
        ),
      ])
      .map(([path]) => ({ file, path }));
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

describe.each(['design', 'specification'])('what code cites of the %s', (name) => {
  const sections = new Set(
    [...readFileSync(join(root, `src/${name}.md`), 'utf8').matchAll(/^## (\d+)\. /gm)].map(
      ([, number]) => number,
    ),
  );
  const cites = new RegExp(
    `\\(${name}, section (\\d+)|${name}'s section (\\d+)|section (\\d+) of the ${name}`,
    'gi',
  );
  const cited = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'openapi'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /\.(tsx?|m?js|ya?ml|md)$/.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(cites)].map(([, ...numbers]) => ({
        file,
        section: numbers.find(Boolean) ?? '',
      })),
    );

  test('is there', () => {
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
  });
});

test('the README for people who come new is read in a few minutes', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(121);
});
