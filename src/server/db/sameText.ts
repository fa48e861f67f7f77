import { type RawBuilder, sql } from 'kysely';

/** Letters that Unicode does not take apart into a base and a mark. */
const STROKED = { from: 'łđøŁĐØ', to: 'ldoLDO' } as const;

/** That a column holds this text, whatever its case, diacritics and spaces around: `lodz` is `Łódź`. */
export function sameText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${folded(sql.ref(column))} = ${folded(sql`${text}::text`)}`;
}

/** Word for word as migration 0012 has it in indexes. */
function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  const decomposed = sql`normalize(translate(${text}, ${sql.lit(STROKED.from)}, ${sql.lit(STROKED.to)}), NFKD)`;
  return sql<string>`lower(btrim(regexp_replace(${decomposed}, ${sql.lit('[\u0300-\u036f]')}, '', 'g')) collate "und-x-icu")`;
}
