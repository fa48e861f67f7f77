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

/** A value in PostgreSQL's text format: the bytes of a batch from `start` to `end`, and a hash of them. */
export interface StoredValue {
  readonly start: number;
  readonly end: number;
  readonly hash: number;
  /** False if it is a cell as it is. */
  readonly mayBeSpecial: boolean;
}

type WriteCell = (batch: Buffer, value: StoredValue) => Buffer;

/** Writes a column's values as cells; null for text, which `csvTextBytes` escapes where it has to. */
export type CsvCell = WriteCell | null;

/** Kinds with few distinct values that are expensive to format, so they are cached. */
const REPEATED: readonly FieldKind[] = ['boolean', 'enum', 'enums', 'country', 'list'];

/** Lists have more combinations than are worth keeping, and texts in them any length. */
const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 256;

/** For numbers: a negative one is no formula. */
export const asItIs: WriteCell = (batch, { start, end }) => batch.subarray(start, end);

export function csvCell(column: ColumnDefinition, texts: Texts): CsvCell {
  if (column.kind === 'integer' || column.kind === 'number') return asItIs;
  const write = writerOf(column, texts);
  if (!write) return null;
  const cell = onBytes((stored) => {
    if (stored === '') return '';
    const text = write(stored);
    const isNumber = column.kind === 'enum' && !Number.isNaN(Number(text));
    return isNumber ? text : csvText(text);
  });
  return REPEATED.includes(column.kind) ? remembering(cell) : cell;
}

function onBytes(write: (text: string) => string): WriteCell {
  return (batch, { start, end }) => Buffer.from(write(batch.toString('utf8', start, end)));
}

function remembering(cell: WriteCell): WriteCell {
  const known = new Map<number, { readonly stored: Buffer; readonly text: Buffer }>();
  return (batch, value) => {
    const found = known.get(value.hash);
    if (found && isSame(found.stored, batch, value)) return found.text;
    const text = cell(batch, value);
    const isKept = known.size < MOST_REMEMBERED && value.end - value.start <= LONGEST_REMEMBERED;
    if (isKept) known.set(value.hash, { stored: copyOf(batch, value), text: copyOf(text) });
    return text;
  };
}

/** Bytes of their own: a part of a buffer, and a short one made of a text, keep the whole of it in memory. */
function copyOf(bytes: Buffer, { start, end } = { start: 0, end: bytes.length }): Buffer {
  const copy = Buffer.allocUnsafeSlow(end - start);
  bytes.copy(copy, 0, start, end);
  return copy;
}

function isSame(stored: Buffer, batch: Buffer, { start, end }: StoredValue): boolean {
  if (stored.length !== end - start) return false;
  for (let at = 0; at < stored.length; at += 1) if (stored[at] !== batch[start + at]) return false;
  return true;
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
  if (stored === '') return '';
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}.${stored.slice(20, -3).padEnd(3, '0')}Z`;
}

const FORMULA = '-=+@＝＋－＠';
/**
 * Characters that end a cell or line in some program despite quotes: many offices read semicolon-separated
 * files.
 */
const ENDS = ';\t\n\v\f\r\u0085\u2028\u2029';

/** Where a formula would start if the cell ended before it; quotes there are not part of the cell. */
const END_BEFORE_FORMULA = new RegExp(`[${ENDS}](?="*[${FORMULA}])`, 'g');
const BEGINNING = new RegExp(`^[${FORMULA}\\t\\r\\n]`);

/** Whether a byte of UTF-8 begins one of these characters; looked up for each byte of an export. */
function startsOf(characters: string): Uint8Array {
  const starts = new Uint8Array(256);
  for (const character of characters) starts[Buffer.from(character)[0] as number] = 1;
  return starts;
}

const special = startsOf(`,"${ENDS}`);
const specialFirst = startsOf(`${FORMULA}\t\r\n`);

/** Whether text with this byte of UTF-8 may need escaping. */
export function mayBeSpecial(byte: number): boolean {
  return special[byte] === 1;
}

/** Whether text that starts with this byte of UTF-8 may need escaping. */
export function mayBeSpecialFirst(byte: number): boolean {
  return specialFirst[byte] === 1;
}

/**
 * Escapes text as a cell that no spreadsheet interprets as a formula, nor any part of it, whether read with
 * commas, semicolons or tabs: an apostrophe before each such place makes it text.
 */
export function csvText(text: string): string {
  const marked = text.replace(END_BEFORE_FORMULA, "$&'");
  return csvFormatValue(BEGINNING.test(marked) ? `'${marked}` : marked);
}

/** `csvText` on bytes. */
export const csvTextBytes = onBytes(csvText);
