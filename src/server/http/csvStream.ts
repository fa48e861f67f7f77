import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { countryName, isCountry } from '../../contract/countryName.ts';
import { type ResourceName, resources } from '../../contract/generated/resources.ts';
import type { Language } from '../../contract/Language.ts';
import { isLanguageEnum, languageName } from '../../contract/languageName.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { type Translate, translator } from '../translator.ts';

interface Texts {
  readonly translate: Translate;
  readonly language: Language;
}

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
  const texts = { translate, language };
  return Readable.from(cells(batches, columns, texts)).pipe(lines);
}

async function* cells(
  batches: AsyncIterable<readonly object[]>,
  columns: readonly ColumnDefinition[],
  texts: Texts,
): AsyncGenerator<Record<string, string>> {
  for await (const batch of batches) {
    for (const record of batch as readonly Record<string, unknown>[]) {
      yield Object.fromEntries(
        columns.map((column) => [column.name, cellText(column, record[column.name], texts)]),
      );
    }
  }
}

function cellText(column: ColumnDefinition, value: unknown, texts: Texts): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => cellText(column, item, texts)).join(', ');
  if (column.enumName) return choiceText(column.enumName, String(value), texts);
  if (typeof value === 'boolean') return texts.translate(value ? 'form.yes' : 'form.no');
  if (isCountry(value)) return countryName(value, texts.language);
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
  return String(value);
}

/** A choice that has no text yet is told as it is stored. */
function choiceText(enumName: string, value: string, { translate, language }: Texts): string {
  if (isLanguageEnum(enumName)) return languageName(value, language) ?? value;
  const key = `enums.${enumName}.${value}`;
  const text = translate(key);
  return text === key ? value : text;
}
