import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldName } from '../../../src/contract/fieldName.ts';
import type { ListName } from '../../../src/contract/generated/lists.ts';
import { resources } from '../../../src/contract/generated/resources.ts';
import { type Language, languages } from '../../../src/contract/Language.ts';
import type { ColumnDefinition, ResourceDefinition } from '../../../src/contract/ResourceDefinition.ts';
import { csvCell } from '../../../src/server/core/http/csvCell.ts';
import { csvRows } from '../../../src/server/core/http/csvStream.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { batchOf } from '../../harness/batchOf.ts';
import { fillLists } from '../../harness/fillLists.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';

interface Texts {
  readonly form: { readonly yes: string; readonly no: string };
  readonly fields: Readonly<Record<string, string>>;
  readonly enums: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The texts as they are written, read apart from what the server reads them with. */
const texts = Object.fromEntries(
  languages.map((language) => {
    const path = join(import.meta.dirname, `../../../i18n/${language}.json`);
    return [language, JSON.parse(readFileSync(path, 'utf8'))];
  }),
) as Record<Language, Texts>;

const exports = Object.values<ResourceDefinition>(resources).flatMap(
  ({ name, list, export: exported, columns }) =>
    list && exported ? [{ name: name as ListName, list, exported, columns }] : [],
);
const cases = languages.flatMap((language) => exports.map((one) => ({ ...one, language })));

/** What a reader of the panel sees, as far as it is a text and not a way to write moments. */
function expected({ kind, enumName = '' }: ColumnDefinition, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  const choice = (code: unknown) => {
    const spoken = () =>
      new Intl.DisplayNames(language, { type: 'language' })
        .of(String(code))
        ?.replace(/^./u, (first) => first.toLocaleUpperCase(language));
    const isLanguage = enumName === 'languageCode' || enumName === 'spokenLanguage';
    return isLanguage ? spoken() : texts[language].enums[enumName]?.[String(code)];
  };
  if (kind === 'enum') return choice(value) ?? '?';
  if (kind === 'enums') return (value as unknown[]).map((code) => choice(code) ?? '?').join(', ');
  if (kind === 'boolean') return value === true ? texts[language].form.yes : texts[language].form.no;
  if (kind === 'country') {
    const { code } = value as { code: string };
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? '?';
  }
  if (kind === 'object') return (value as { name: string }).name;
  if (Array.isArray(value)) return value.join(', ');
  // What begins like a formula is marked as a text.
  return String(value).replace(/^(?=\+)/, "'");
}

onEachServer('every export', (stage) => {
  let params: Record<ListName, { id: string }>;
  beforeAll(async () => {
    params = await fillLists(stage);
  });

  describe.each(cases)('of $name in $language', ({ name, list, exported, columns, language }) => {
    const read = async () => {
      const headers = { 'accept-language': language };
      const input = { as: stage.own.admin, params: params[name], headers };
      const reply = await stage.call(exported.operationId as 'exportTeam', input);
      const query = { size: 100 };
      const { answer } = await stage.call(list.operationId as 'listTeam', { ...input, query });
      const [head = [], ...rows] = parseCsv(reply.text.replace(/^\ufeff/, ''));
      return { head, rows, records: answer.content as unknown as Record<string, unknown>[] };
    };

    test('has the heads that the panel has', async () => {
      const { head } = await read();
      expect(head).toEqual(columns.map(({ label }) => texts[language].fields[label]));
    });

    test('tells each column as the panel does', async () => {
      const { rows, records } = await read();
      expect(rows.length).toBeGreaterThanOrEqual(7);
      for (const [at, column] of columns.entries()) {
        expect(
          rows.map((cells) => cells[at]),
          column.name,
        ).toEqual(records.map((record) => expected(column, record[column.name], language)));
        // Otherwise a column would be proven by nothing.
        expect(
          records.some((record) => (record[column.name] ?? null) !== null),
          column.name,
        ).toBe(true);
      }
    });
  });

  const column = (kind: ColumnDefinition['kind'], enumName?: string): ColumnDefinition => ({
    ...{ name: 'things', kind, label: 'things', shown: true, sortable: false },
    ...(enumName && { enumName }),
  });
  const cell = async (definition: ColumnDefinition, value: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ stored: string }>`select (${value})::text as "stored"`.execute(stage.db);
    const write = csvCell(definition, { translate: translator('en'), language: 'en' });
    return csvRows(batchOf([[rows[0]?.stored ?? '']]), [write])
      .toString()
      .slice(0, -1);
  };

  test.each([
    ['enum', sql`'first aid'`, 'First aid'],
    ['enums', sql`array['first aid', 'driving_licence']`, '"First aid, Driving licence"'],
    ['enums', sql`array['a "b" c', 'back\\slash', 'null', '']`, String.raw`"A ""b"" c, Back\slash, Null, "`],
    ['enums', sql`array['sewing, knitting']`, '"Sewing, knitting"'],
    ['enums', sql`array[]::text[]`, ''],
    ['list', sql`'["Anna", {"name": "Piotr"}, 3]'::jsonb`, '"Anna, Piotr, 3"'],
    ['number', sql`-0.5::double precision`, '-0.5'],
    ['integer', sql`12345678`, '12345678'],
  ] as const)('a choice, a list or a number, whatever is in it: %s', async (kind, value, text) => {
    expect(await cell(column(kind, kind.startsWith('enum') ? 'skills' : undefined), value)).toBe(text);
  });
});

test('a head that has no text yet is the name of the property as words, as in the panel', () => {
  expect(fieldName({ label: 'driverLicence' }, translator('pl'))).toBe('Driver licence');
});
