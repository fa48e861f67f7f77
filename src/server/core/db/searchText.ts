import removeAccents from 'remove-accents';
import { valueAt } from '../../../contract/valueAt.ts';

/**
 * Folds case and diacritics away, for what is searched and for what is searched in: `Łukasz` and `lukasz`
 * become one, and so do `Їжак` and `їжак`, `ё` and `е`. Letters that only look alike stay apart.
 */
export function foldText(text: string): string {
  return removeAccents(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The text that a list's `q` looks through, put together from a record's search columns.
 * @param columns names, or paths of parts of objects
 */
export function searchTextOf(record: object, columns: readonly string[]): string {
  return foldText(columns.map((column) => valueAt(record, column) ?? '').join(' '));
}

/** Words of a query, folded; a record matches when each of them is found. */
export function searchWords(q: string): string[] {
  return foldText(q).split(' ').filter(Boolean);
}
