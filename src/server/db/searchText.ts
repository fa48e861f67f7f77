import removeAccents from 'remove-accents';

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

/** The text that a list's `q` looks through, put together from a record's search columns. */
export function searchTextOf(record: object, columns: readonly string[]): string {
  const values = record as Record<string, unknown>;
  return foldText(columns.map((column) => values[column] ?? '').join(' '));
}

/** Words of a query, folded; a record matches when each of them is found. */
export function searchWords(q: string): string[] {
  return foldText(q).split(' ').filter(Boolean);
}
