import type { ColumnDefinition, FieldKind } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';

/** Indexes of the samples of a list. */
export const samplePlaces = { values: 0, blanks: 1, choices: 2 } as const;

/**
 * Records whose rows, rendered at build time, are the patterns for all other rows: one with a value in each
 * column, one with none, then enough to show each choice of each column once.
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

/** Sets the value of a field, which may be nested. */
function placed(
  record: Record<string, unknown>,
  [key = '', ...path]: string[],
  value: unknown,
): typeof record {
  const below = (record[key] ?? {}) as Record<string, unknown>;
  return { ...record, [key]: path.length === 0 ? value : placed(below, path, value) };
}

/** Placeholder value of a column in a sample. */
export function sampleValue(column: ColumnDefinition): unknown {
  return choicesOf(column)[0] ?? values[column.kind] ?? sampleText(column.name);
}

/** The values of a column that has few enough to render each once. */
export function choicesOf({ kind, choices = [] }: ColumnDefinition): readonly unknown[] {
  return kind === 'boolean' ? [true, false] : choices;
}

/** Marks a property in a form that no text of the panel contains. */
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
