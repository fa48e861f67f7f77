import { describe, expect, test } from 'vitest';
import { randomRow } from '../../../scripts/operate/seed/randomRow.ts';
import { createAjv } from '../../../src/contract/createAjv.ts';
import { storage } from '../../../src/contract/generated/storage.ts';
import { columnOf, exampleRow, schemaOf } from '../../../src/server/demo/contractRow.ts';
import { createRandom } from '../../../src/server/demo/Random.ts';
import { longestRow } from '../../harness/foundations/longestRow.ts';

const ajv = createAjv();
const tables = Object.keys(storage) as (keyof typeof storage)[];

/** What of rows their table's schema refuses. */
function issuesIn(table: string, ...rows: readonly object[]): string[] {
  const { columns, required } = schemaOf(table);
  const validate = ajv.compile({
    type: 'object',
    properties: columns,
    required: required.filter((name) => name in columns),
    additionalProperties: false,
  });
  return rows.flatMap((row) => {
    validate(row);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  });
}

describe.each(tables)('a row of %s that nobody wrote', (table) => {
  test('is valid as an example, by chance and at its longest', () => {
    const random = createRandom(7);
    const rows = [
      exampleRow(table, {}),
      longestRow(table, {}),
      ...Array.from({ length: 200 }, () => randomRow(table, {}, random)),
    ];
    expect(issuesIn(table, ...rows)).toEqual([]);
  });

  test('keeps what is given, and fills what is not', () => {
    const [first = ''] = storage[table].columns;
    for (const build of [exampleRow, longestRow])
      expect(build(table, { [first]: 'given' })).toMatchObject({ [first]: 'given' });
    const random = createRandom(3);
    const rows = Array.from({ length: 60 }, () => randomRow(table, {}, random) as Record<string, unknown>);
    const writable = storage[table].columns.filter((column) => !columnOf(table, column).readOnly);
    const filled = writable.filter((column) => rows.some((row) => row[column] != null));
    expect(filled).toEqual(
      writable.filter((column) => schemaOf(table).examples.some((example) => example[column] != null)),
    );
  });
});

test('a row that breaks the contract would be found', () => {
  const row = { ...exampleRow('volunteers', {}), rating: 6, hobby: 'chess' };
  expect(issuesIn('volunteers', row)).toEqual([
    ' must NOT have additional properties',
    '/rating must be <= 5',
  ]);
});
