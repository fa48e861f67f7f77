import { type RawBuilder, sql } from 'kysely';

/** Letters that Unicode does not decompose into base and mark. */
const STROKED = { from: 'łđøŁĐØ', to: 'ldoLDO' } as const;

/** Compares ignoring case, diacritics and surrounding spaces: `lodz` equals `Łódź`. */
export function sameText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${folded(sql.ref(column))} = ${folded(sql`${text}::text`)}`;
}

/** Must match the expression in the migrations' indexes exactly. */
export function foldedSql(text: string): string {
  const decomposed = `normalize(translate(${text}, '${STROKED.from}', '${STROKED.to}'), NFKD)`;
  return `lower(btrim(regexp_replace(${decomposed}, '[\u0300-\u036f]', '', 'g')) collate "und-x-icu")`;
}

function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  const [before = '', after = ''] = foldedSql('\0').split('\0');
  return sql<string>`${sql.raw(before)}${text}${sql.raw(after)}`;
}
