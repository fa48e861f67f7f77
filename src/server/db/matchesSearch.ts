import { type RawBuilder, sql } from 'kysely';
import { searchWords } from './searchText.ts';

/** From three letters on the trigram index helps; with fewer it is far slower than reading on, so it is kept out. */
const SHORTEST_INDEXED = 3;

/** That every word of `q` is in the record's search text, or nothing where `q` holds no word. */
export function matchesSearch(q: string | undefined): RawBuilder<boolean> | null {
  const words = searchWords(q ?? '');
  if (words.length === 0) return null;
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return word.length >= SHORTEST_INDEXED
      ? sql`"searchText" like ${pattern}`
      : sql`("searchText" || '') like ${pattern}`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
