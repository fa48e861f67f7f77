import { csvFormatValue } from 'd3-dsv';
import { choiceText } from '../../../contract/choiceText.ts';
import { countryName, isCountry } from '../../../contract/countryName.ts';
import type { Language } from '../../../contract/Language.ts';
import type { ColumnDefinition, FieldKind } from '../../../contract/ResourceDefinition.ts';
import { textOf } from '../../../contract/textOf.ts';
import { textArrayItems } from '../db/typeParsers.ts';
import type { Translate } from '../texts/translator.ts';

interface Texts {
  readonly translate: Translate;
  readonly language: Language;
}

/** Kinds with few distinct values that are expensive to format, so they are cached. */
const REPEATED: readonly FieldKind[] = ['boolean', 'enum', 'enums', 'country'];

/** For numbers: a negative one is no formula. */
export const asItIs = (stored: string): string => stored;

/** Formatter of a column's PostgreSQL text; null for text columns, which csvText handles. */
export function csvCell(column: ColumnDefinition, texts: Texts): ((stored: string) => string) | null {
  if (column.kind === 'integer' || column.kind === 'number') return asItIs;
  const write = writerOf(column, texts);
  if (!write) return null;
  const cell = (stored: string) => {
    const text = write(stored);
    const isNumber = column.kind === 'enum' && !Number.isNaN(Number(text));
    return isNumber ? text : csvText(text);
  };
  const filled = (stored: string) => (stored === '' ? '' : cell(stored));
  return REPEATED.includes(column.kind) ? remembering(filled) : filled;
}

function remembering(cell: (stored: string) => string): (stored: string) => string {
  const known = new Map<string, string>();
  return (stored) => {
    const text = known.get(stored) ?? cell(stored);
    known.set(stored, text);
    return text;
  };
}

function writerOf(
  { name, kind, enumName }: ColumnDefinition,
  texts: Texts,
): ((stored: string) => string) | undefined {
  // Parts of objects are stored as JSON.
  const isPart = name.includes('.');
  const choice = (value: string) => choiceText(enumName, value, texts);
  switch (kind) {
    case 'enums':
      return (stored) => (isPart ? JSON.parse(stored) : textArrayItems(stored)).map(choice).join(', ');
    case 'boolean':
      return (stored) => texts.translate(stored === 'true' ? 'form.yes' : 'form.no');
    case 'country':
    case 'object':
    case 'list':
      return (stored) => objectText(JSON.parse(stored), texts);
    case 'instant':
      return isPart ? undefined : instantText;
    default:
      return kind === 'enum' ? choice : undefined;
  }
}

function objectText(value: object, { language }: Texts): string {
  return isCountry(value) ? countryName(value, language) : textOf(value);
}

/** `2026-11-02 09:30:00.5+00` → `2026-11-02T09:30:00.500Z`; all sessions are in UTC. */
function instantText(stored: string): string {
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}.${stored.slice(20, -3).padEnd(3, '0')}Z`;
}

const FORMULA = '-=+@＝＋－＠';
/**
 * Characters that end a cell or line in some program despite quotes: many offices read semicolon-separated
 * files.
 */
const ENDS = ';\t\n\v\f\r\u0085\u2028\u2029';

/** Where a formula would start if the cell ended before it; quotes there are not part of the cell. */
const AFTER_END = new RegExp(`(?<=[${ENDS}])(?="*[${FORMULA}])`, 'g');
const BEGINNING = new RegExp(`^[${FORMULA}\\t\\r\\n]`);

const codesOf = (characters: string) => Array.from(characters, (character) => character.charCodeAt(0));
const special = codesOf(`,"${ENDS}`);
const beginnings = new Set(codesOf(`${FORMULA}\t\r\n`));

/** Lookup table by character code, used for each character of an export. */
const isSpecialAt = Uint8Array.from({ length: Math.max(...special) + 1 }, (_, code) =>
  special.includes(code) ? 1 : 0,
);

/** Whether text containing this character may need escaping. */
export function isSpecial(code: number): boolean {
  return code < isSpecialAt.length && isSpecialAt[code] === 1;
}

/** Whether text starting with this character may need escaping. */
export function isSpecialFirst(code: number): boolean {
  return beginnings.has(code);
}

/**
 * Escapes text as a cell that no spreadsheet interprets as a formula, nor any part of it, whether read with
 * commas, semicolons or tabs: an apostrophe before each such place makes it text.
 */
export function csvText(text: string): string {
  const marked = text.replace(AFTER_END, "'");
  return csvFormatValue(BEGINNING.test(marked) ? `'${marked}` : marked);
}
