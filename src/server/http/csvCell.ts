import { countryName, isCountry } from '../../contract/countryName.ts';
import type { Language } from '../../contract/Language.ts';
import { isLanguageEnum, languageName } from '../../contract/languageName.ts';
import type { ColumnDefinition, FieldKind } from '../../contract/ResourceDefinition.ts';
import type { Translate } from '../translator.ts';
import { csvText } from './csvText.ts';

interface Texts {
  readonly translate: Translate;
  readonly language: Language;
}

/** Columns of few different values, each of which takes some work. */
const REPEATED: readonly FieldKind[] = ['boolean', 'enum', 'enums', 'country'];

/** Turns what PostgreSQL writes of a column's values into cells; null for texts, which csvText does. */
export function csvCell(column: ColumnDefinition, texts: Texts): ((stored: string) => string) | null {
  const write = writerOf(column, texts);
  if (!write) return null;
  const cell = (stored: string) => (stored === '' ? '' : csvText(write(stored)));
  return REPEATED.includes(column.kind) ? remembering(cell) : cell;
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
  { kind, enumName }: ColumnDefinition,
  texts: Texts,
): ((stored: string) => string) | undefined {
  const choice = (value: string) => (enumName ? choiceText(enumName, value, texts) : value);
  switch (kind) {
    case 'enums':
      return (stored) => stored.slice(1, -1).split(',').filter(Boolean).map(choice).join(', ');
    case 'boolean':
      return (stored) => texts.translate(stored === 'true' ? 'form.yes' : 'form.no');
    case 'country':
    case 'object':
      return (stored) => objectText(JSON.parse(stored), texts);
    case 'instant':
      return instantText;
    default:
      return enumName ? choice : undefined;
  }
}

function objectText(value: object, { language }: Texts): string {
  if (isCountry(value)) return countryName(value, language);
  return 'name' in value ? String(value.name) : JSON.stringify(value);
}

/** `2026-11-02 09:30:00.5+00` → `2026-11-02T09:30:00.500Z`; all sessions are in UTC. */
function instantText(stored: string): string {
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}.${stored.slice(20, -3).padEnd(3, '0')}Z`;
}

/** A choice that has no text yet is told as it is stored. */
function choiceText(enumName: string, value: string, { translate, language }: Texts): string {
  if (isLanguageEnum(enumName)) return languageName(value, language) ?? value;
  const key = `enums.${enumName}.${value}`;
  const text = translate(key);
  return text === key ? value : text;
}
