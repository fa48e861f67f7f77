import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../scripts/generate/ContractDocument.ts';
import { formats } from '../../src/contract/formats.ts';
import { contract } from '../harness/contract.ts';
import { findRegularExpressions } from '../harness/texts/findRegularExpressions.ts';

const root = join(import.meta.dirname, '../..');

/** Run at build time, on pages of our own making. */
const atBuildTime = /^src\/panel\/app\/prerender\.tsx$/;

/** Ways to make it take more than linear time: none, whatever text comes. */
const slowWays = (source: string, flags: string) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.map(
    ({ type, exponential }) => `${type}${exponential ? ', exponential' : ''}`,
  );

test('the analysis sees what is slow', () => {
  expect(slowWays('^(a+)+$', '')).not.toEqual([]);
  expect(slowWays('\\s*,\\s*', '')).not.toEqual([]);
  expect(slowWays('^\\w+,\\w+$', '')).toEqual([]);
});

describe('no text makes slow', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.(tsx?|js)$/.test(file) && !file.includes('generated') && !atBuildTime.test(file));

  test('a regular expression of the sources', () => {
    const slow = sources.flatMap((file) =>
      findRegularExpressions(file, readFileSync(join(root, file), 'utf8')).flatMap(
        ({ line, source, flags }) =>
          slowWays(source, flags).map((way) => `${file}:${line} /${source}/${flags} ${way}`),
      ),
    );
    expect(slow).toEqual([]);
  });

  const { patterns, formatNames } = rulesOf(contract);
  test.each([...patterns])('the pattern %s', (pattern) => {
    expect(slowWays(pattern, 'u')).toEqual([]);
  });

  test.each([...formatNames])('the format %s', (name) => {
    const rule: unknown = formats[name as keyof typeof formats];
    if (rule instanceof RegExp) expect(slowWays(rule.source, rule.flags)).toEqual([]);
  });
});

/** Every pattern and format of the contract. */
function rulesOf(value: unknown, patterns = new Set<string>(), formatNames = new Set<string>()) {
  if (typeof value === 'object' && value !== null) {
    const { pattern, format } = value as Schema;
    if (typeof pattern === 'string') patterns.add(pattern);
    if (typeof format === 'string') formatNames.add(format);
    for (const [name, inner] of Object.entries(value))
      if (name !== 'x-messages') rulesOf(inner, patterns, formatNames);
  }
  return { patterns, formatNames };
}
