import type { ColumnDefinition, FieldKind } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';

/** Where among the samples of a list to find what. */
export const samplePlaces = { values: 0, blanks: 1, choices: 2 } as const;

/**
 * Records whose rows, rendered when the panel is built, are the patterns for the rows of all others: one with a value
 * in each column, one with none, and then as many as it takes to have each choice of each column once.
 */
export function sampleRecords(columns: readonly ColumnDefinition[]): ContractRecord[] {
  const record = (read: (column: ColumnDefinition) => unknown): ContractRecord => ({
    ...columns.reduce((values, column) => placed(values, column.name.split('.'), read(column)), {}),
    id: sampleText('id'),
  });
  const most = Math.max(0, ...columns.map((column) => choicesOf(column).length));
  return [
    record(sampleValue),
    record(() => null),
    ...Array.from({ length: most }, (_, place) =>
      record((column) => choicesOf(column)[place] ?? sampleValue(column)),
    ),
  ];
}

/** A record with the value of a field, which may be a part of an object. */
function placed(
  record: Record<string, unknown>,
  [key = '', ...path]: string[],
  value: unknown,
): typeof record {
  const below = (record[key] ?? {}) as Record<string, unknown>;
  return { ...record, [key]: path.length === 0 ? value : placed(below, path, value) };
}

/** What stands in a sample for the value of a column. */
export function sampleValue(column: ColumnDefinition): unknown {
  return choicesOf(column)[0] ?? values[column.kind] ?? sampleText(column.name);
}

/** Of a column that has no more values than can be drawn once each. */
export function choicesOf({ kind, choices = [] }: ColumnDefinition): readonly unknown[] {
  return kind === 'boolean' ? [true, false] : choices;
}

/** The name of a property in marks that no text of the panel has. */
export function sampleText(property: string): string {
  return `--${property}--`;
}

/** @param textOf the text of a property */
export function fillSampleTexts(text: string, textOf: (property: string) => string): string {
  return text.replace(/--(\w+)--/g, (_, property: string) => textOf(property));
}

const values: Partial<Record<FieldKind, unknown>> = {
  email: 'sample@sample.example',
  phone: '+48000000000',
  date: '2001-02-03',
  instant: '2001-02-03T04:05:06Z',
  integer: 7,
  number: 7,
  country: 'PL',
};
