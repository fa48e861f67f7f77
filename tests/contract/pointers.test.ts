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

test('the README for people who come new is read in a few minutes', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(121);
});
