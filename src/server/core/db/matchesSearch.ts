import { type RawBuilder, sql } from 'kysely';
import { searchWords } from './searchText.ts';

/** How to execute a search: by the trigram index, or by scanning in list order. */
export type SearchPath = 'index' | 'order';

/**
 * How migrations derive "searchKey" from "searchText". It holds only Latin letters and digits, because which
 * other letters pg_trgm indexes depends on the database's locale; so Cyrillic is transliterated. Mapping
 * several letters to one is harmless, because matches are compared with the text itself.
 */
const CYRILLIC = 'абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя';
const LATIN = 'abvggdeejziiiiklmnoprstufhccwwyyyeua';
export const searchKeySql = `translate("searchText", '${CYRILLIC}', '${LATIN}')`;

/** The index holds trigrams, so shorter pieces cannot be looked up. */
const PIECE = /[a-z0-9]{3}/;
/** Longer pieces are hardly rarer, but looking up each trigram takes time. */
const LONGEST_PIECE = 12;

/** Whether a search can use the index. */
export function hasIndexedWord(q: string | undefined): boolean {
  return searchWords(q ?? '').some((word) => PIECE.test(pieceOf(word)));
}

/**
 * Condition that the search text contains every word of `q`; null without words. `strpos` keeps the trigram
 * index out of path `order`: it is far slower for short or common words.
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

/** Only the local part of an e-mail address, because domains are common. */
function pieceOf(word: string): string {
  const [start = ''] = word.split('@');
  const latin = [...start].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  return latin.slice(0, LONGEST_PIECE).join('');
}
