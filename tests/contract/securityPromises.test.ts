import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'src/server/README.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are its first ones. */
const counts: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

/** Why a row has no test of ours. */
const elsewhere = /^by (the proxy|the operator|review|nature)$/;

/** The rows of both tables: numbers, what is asked, how it is met or why not, tests. */
const rows = readme
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { line, cells: cells.slice(1, -1), numbers: cells[1] ?? '', tests: cells.at(-2) ?? '' };
  });

describe('what the server promises', () => {
  test('has a place for each requirement of levels 1 and 2, and one only', () => {
    const expected = Object.entries(counts).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(expected).toHaveLength(253);
    expect(rows.flatMap(({ numbers }) => expand(numbers)).sort()).toEqual(expected.sort());
  });

  test.each(rows)('is said whole: $numbers', ({ cells, tests }) => {
    expect(cells).toHaveLength(4);
    expect(cells).not.toContain('');
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (named.length === 0) expect(tests).toMatch(elsewhere);
    for (const file of named) {
      expect(file).toMatch(/\.test\.tsx?$/);
      expect(existsSync(join(root, 'tests', file)), file).toBe(true);
    }
  });

  test('names files that are there: ours below this folder or from the root, tests below `tests/`', () => {
    const files = [...readme.matchAll(/`([\w@./-]+\/[\w.-]*|[\w-]+\.(?:tsx?|md|ya?ml|json))`/g)]
      .map(([, file = '']) => file)
      // Of the API and of the web, not of the disk.
      .filter((file) => !file.startsWith('/'));
    expect(files.length).toBeGreaterThan(100);
    const places = ['src/server', '.', 'tests'];
    expect(files.filter((file) => !places.some((place) => existsSync(join(root, place, file))))).toEqual([]);
  });

  test('is where SECURITY.md and the README say', () => {
    for (const file of ['SECURITY.md', 'README.md']) {
      expect(readFileSync(join(root, file), 'utf8'), file).toContain('(src/server/README.md)');
    }
  });
});

/** @example expand('1.2.1–1.2.3, 1.3.1'); // ['1.2.1', '1.2.2', '1.2.3', '1.3.1'] */
function expand(numbers: string): string[] {
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    if (!last.startsWith(`${section}.`)) return [part];
    const [from, to] = [first, last].map((number) => Number(number.slice(section.length + 1)));
    if (from === undefined || to === undefined || !(from <= to)) return [part];
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
  });
}
