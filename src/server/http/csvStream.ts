import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { type ResourceName, resources } from '../../contract/generated/resources.ts';
import type { Language } from '../../contract/Language.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { type Translate, translator } from '../translator.ts';

/**
 * A resource as CSV, streamed: the columns of its list in the order of the contract, heads and choices in the
 * user's language, and no cell that a spreadsheet would take for a formula.
 */
export function csvStream(
  name: ResourceName,
  batches: AsyncIterable<readonly object[]>,
  language: Language,
  reply: FastifyReply,
): Readable {
  const translate = translator(language);
  const columns: readonly ColumnDefinition[] = resources[name].columns;
  reply
    .type('text/csv; charset=utf-8')
    .header(
      'content-disposition',
      contentDisposition(`${name}-${new Date().toISOString().slice(0, 10)}.csv`),
    );
  const lines = stringify({
    bom: true,
    header: true,
    escape_formulas: true,
    columns: columns.map((column) => ({ key: column.name, header: translate(`fields.${column.label}`) })),
  });
  return Readable.from(cells(batches, columns, translate)).pipe(lines);
}

async function* cells(
  batches: AsyncIterable<readonly object[]>,
  columns: readonly ColumnDefinition[],
  translate: Translate,
): AsyncGenerator<Record<string, string>> {
  for await (const batch of batches) {
    for (const record of batch as readonly Record<string, unknown>[]) {
      yield Object.fromEntries(
        columns.map((column) => [column.name, cellText(column, record[column.name], translate)]),
      );
    }
  }
}

function cellText(column: ColumnDefinition, value: unknown, translate: Translate): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => cellText(column, item, translate)).join(', ');
  if (column.enumName) return choiceText(column.enumName, String(value), translate);
  if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
  return String(value);
}

/** A choice that has no text yet is told as it is stored. */
function choiceText(enumName: string, value: string, translate: Translate): string {
  const key = `enums.${enumName}.${value}`;
  const text = translate(key);
  return text === key ? value : text;
}
