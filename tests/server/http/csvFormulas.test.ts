import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvText } from '../../../src/server/core/http/csvCell.ts';
import { csvRows } from '../../../src/server/core/http/csvStream.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { batchOf } from '../../harness/batchOf.ts';
import { parseLikeSpreadsheet } from '../../harness/parseLikeSpreadsheet.ts';

/** Programs that look for a formula may look behind what cannot be seen. */
const FORMULA = /^[\t\r\n\v\f\u0085\u2028\u2029]*[=+\-@＝＋－＠]/;

const pieces = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', 'Zbiórka', 'Łódź', ' ', "'"];
const marks = [';', ',', '"', '""', '\t', '\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const texts = fc.array(fc.constantFrom(...pieces, ...marks), { maxLength: 8 }).map((parts) => parts.join(''));
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(texts, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 4 }),
  );

const csvOf = (records: readonly (readonly string[])[]) =>
  csvRows(
    batchOf(records),
    (records[0] ?? []).map(() => null),
  ).toString();

test.each([',', ';', '\t'])('no cell of a file that is read by %j begins a formula', (separator) => {
  fc.assert(
    fc.property(tables, (records) => {
      const cells = parseLikeSpreadsheet(csvOf(records), separator).flat();
      expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
    }),
    { numRuns: 2_000, seed: 13, examples: [[[['a', 'Zbiórka;=1+1+2;koniec']]], [[['a', 'b\n=1']]]] },
  );
});

test('by the comma, which is its own, the file holds the very cells, but for the marks', () => {
  fc.assert(
    fc.property(tables, (records) => {
      const cells = parseLikeSpreadsheet(csvOf(records), ',');
      const plain = (rows: readonly (readonly string[])[]) =>
        rows.map((row) => row.map((cell) => cell.replaceAll("'", '')));
      expect(plain(cells)).toEqual(plain(records));
    }),
    { numRuns: 500, seed: 13 },
  );
});

test.each([
  'Anna Nowak-Kowalska',
  'a=b; c@d; e-f',
  'Zabrać: rękawice; worki',
  '1996-09-14',
  'dom\nogród',
  'anna@mail.example;jan@mail.example',
])('a text that holds no formula is a cell as it is: %j', (text) => {
  expect(parseLikeSpreadsheet(csvText(text), ',')).toEqual([[text]]);
});

test.each(['-5.5', '-1', '0', '12'])('a number is a number: %s', (stored) => {
  const column = { name: 'n', label: 'n', kind: 'number', sortable: false, shown: true } as const;
  const cell = csvCell(column, { translate: translator('pl'), language: 'pl' });
  expect(csvRows(batchOf([['a', stored]]), [null, cell]).toString()).toBe(`a,${stored}\n`);
});
