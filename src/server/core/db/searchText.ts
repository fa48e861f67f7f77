import removeAccents from 'remove-accents';
import { valueAt } from '../../../contract/valueAt.ts';

/**
 * Folds case and diacritics, both in queries and in searched texts: `Łukasz` equals `lukasz`, `Їжак` equals
 * `їжак`, `ё` equals `е`, and `Мар’яна` equals `мар'яна`. Look-alikes of different scripts stay different.
 */
export function foldText(text: string): string {
  return removeAccents(text.replace(apostrophes, "'").normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** As keyboards, phones and office programs write them. The second is the letter of Ukrainian. */
const apostrophes = /[\u2019\u02bc\u2018\u201b\u02b9\u2032\uff07`\u00b4]/g;

/**
 * Search text of a record, from its search columns.
 * @param columns names, or paths of parts of objects
 */
export function searchTextOf(record: object, columns: readonly string[]): string {
  return foldText(columns.map((column) => valueAt(record, column) ?? '').join(' '));
}

/** Folded words of a query; a record matches if it contains all of them. */
export function searchWords(q: string): string[] {
  return foldText(q).split(' ').filter(Boolean);
}

/** A word of digits and of what people write between them. In two steps: one pattern would be slow to refuse. */
const isNumber = (word: string) => /^[\d+()./-]+$/.test(word) && /\d/.test(word);

/**
 * What a word is searched by: itself, or the digits of a part of a phone number, which is stored as
 * `+48664373424`, however it is written.
 * @example notationsOf('664-373-424') // ['664-373-424', '664373424']
 */
export function notationsOf(word: string): string[] {
  const digits = isNumber(word) ? word.replace(/\D/g, '').replace(/^00(?=\d)/, '') : word;
  return [...new Set([word, digits])];
}
