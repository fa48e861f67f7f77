import { describe, expect, test } from 'vitest';
import { BETWEEN_RECORDS, BETWEEN_VALUES } from '../../../src/server/core/db/batchesOf.ts';
import { csvRows } from '../../../src/server/core/http/csvStream.ts';

const batchOf = (records: readonly string[][]) =>
  records
    .map((values) => values.join(String.fromCharCode(BETWEEN_VALUES)))
    .join(String.fromCharCode(BETWEEN_RECORDS));

const upper = (stored: string) => stored.toUpperCase();

describe('the lines of a batch', () => {
  test.each<[string, string[][], string]>([
    ['texts as they are', [['Łucja', 'Київ 😀']], 'Łucja,Київ 😀\n'],
    ['a single value', [['a']], 'a\n'],
    ['values that are empty', [['', '', '']], ',,\n'],
    [
      'records one below the other',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      'a,b\nc,d\n',
    ],
    ['quotes', [['"', 'b"b', 'c']], '"""","b""b",c\n'],
    ['commas and ends of lines', [['a,', 'b\nb', '\rc']], '"a,","b\nb","\'\rc"\n'],
    [
      'formulas, wherever they stand',
      [
        ['=1', 'b', '-1'],
        ['a', '+1', '＠c'],
      ],
      "'=1,b,'-1\na,'+1,'＠c\n",
    ],
    ['what only holds such a character', [['1996-09-14', 'a=b', 'c@d']], '1996-09-14,a=b,c@d\n'],
  ])('are %s', (_, records, lines) => {
    const cells = (records[0] ?? []).map(() => null);
    expect(csvRows(batchOf(records), cells).toString()).toBe(lines);
  });

  test('have what the columns make of their values, in the first and the last of them too', () => {
    const records = [
      ['a', 'b', 'c'],
      ['', 'e', ''],
      ['g', 'h,', 'i'],
    ];
    expect(csvRows(batchOf(records), [upper, null, upper]).toString()).toBe('A,b,C\n,e,\nG,"h,",I\n');
  });
});
