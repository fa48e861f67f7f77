import { describe, expect, test } from 'vitest';
import type { CsvCell, StoredValue } from '../../../src/server/core/http/csvCell.ts';
import { csvRows } from '../../../src/server/core/http/csvStream.ts';
import { batchOf } from '../../harness/batchOf.ts';

const upper: CsvCell = (batch, { start, end }: StoredValue) =>
  Buffer.from(batch.toString('utf8', start, end).toUpperCase());

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

  test('have room for what is much longer than the value', () => {
    const long = 'ż'.repeat(1000);
    const write: CsvCell = () => Buffer.from(long);
    const records = Array.from({ length: 50 }, (_, at) => ['a', `${at}`]);
    expect(csvRows(batchOf(records), [write, null]).toString()).toBe(
      records.map(([, at]) => `${long},${at}\n`).join(''),
    );
  });
});
