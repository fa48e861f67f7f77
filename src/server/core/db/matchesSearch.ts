import { type RawBuilder, sql } from 'kysely';
import { searchWords } from './searchText.ts';

/** How what is searched for is found: looked up in the index of the search, or by reading on in the list's order. */
export type SearchPath = 'index' | 'order';

/**
 * How migrations make "searchKey" out of "searchText". It holds Latin letters and digits only, because what else is
 * a letter to the index differs from database to database; so Cyrillic stands in it as Latin. That several letters
 * become one does no harm: what is found is compared with the text itself.
 */
const CYRILLIC = 'абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя';
const LATIN = 'abvggdeejziiiiklmnoprstufhccwwyyyeua';
export const searchKeySql = `translate("searchText", '${CYRILLIC}', '${LATIN}')`;

/** Shorter pieces have no trigram, which is what the index holds. */
const PIECE = /[a-z0-9]{3}/;
/** Longer ones are hardly rarer, but looking up each of their trigrams takes its time. */
const LONGEST_PIECE = 12;

/** Whether a search can be looked up. */
export function hasIndexedWord(q: string | undefined): boolean {
  return searchWords(q ?? '').some((word) => PIECE.test(pieceOf(word)));
}

/**
 * That every word of `q` is in the record's search text, or nothing where `q` holds no word. Where it is not looked up,
 * the function keeps the index out of it, which is far slower for words that are short or common.
 */
export function matchesSearch(q: string | undefined, path: SearchPath = 'order'): RawBuilder<boolean> | null {
  const words = searchWords(q ?? '');
  if (words.length === 0) return null;
  const pieces = path === 'index' ? words.map(pieceOf).filter((piece) => PIECE.test(piece)) : [];
  const conditions = [
    ...pieces.map((piece) => sql`"searchKey" like ${`%${piece.replace(/[\\%_]/g, '\\$&')}%`}`),
    ...words.map((word) => sql`strpos("searchText", ${word}) > 0`),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Of an address only who it belongs to: what follows is in most. */
function pieceOf(word: string): string {
  const [start = ''] = word.split('@');
  const latin = [...start].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  return latin.slice(0, LONGEST_PIECE).join('');
}
