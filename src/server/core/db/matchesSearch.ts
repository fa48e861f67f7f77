import { type RawBuilder, sql } from 'kysely';
import { notationsOf, searchWords } from './searchText.ts';

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
  return searchWords(q ?? '').some((word) => piecesOf(word).length > 0);
}

/**
 * Condition that the search text contains every word of `q`; null without words. `strpos` keeps the trigram
 * index out of path `order`: it is far slower for short or common words.
 */
export function matchesSearch(q: string | undefined, path: SearchPath = 'order'): RawBuilder<boolean> | null {
  const words = searchWords(q ?? '');
  if (words.length === 0) return null;
  const looked = path === 'index' ? words.map(piecesOf).filter((pieces) => pieces.length > 0) : [];
  const conditions = [
    ...looked.map((pieces) => anyOf(pieces.map((piece) => sql`"searchKey" like ${`%${escaped(piece)}%`}`))),
    ...words.map((word) => anyOf(notationsOf(word).map((text) => sql`strpos("searchText", ${text}) > 0`))),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 1 ? sql`${conditions[0]}` : sql`(${sql.join(conditions, sql` or `)})`;
}

function escaped(piece: string): string {
  return piece.replace(/[\\%_]/g, '\\$&');
}

/** For the index, of each notation of a word; none if one of them is too short for it. */
function piecesOf(word: string): string[] {
  const pieces = notationsOf(word).map(pieceOf);
  return pieces.every((piece) => PIECE.test(piece)) ? pieces : [];
}

/** Only the local part of an e-mail address, because domains are common. */
function pieceOf(word: string): string {
  const [start = ''] = word.split('@');
  const latin = [...start].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  return latin.slice(0, LONGEST_PIECE).join('');
}
