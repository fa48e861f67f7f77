import { type RawBuilder, sql } from 'kysely';
import { lists } from '../../../contract/generated/lists.ts';
import type { Language } from '../../../contract/Language.ts';
import type { ListParameters } from '../../../contract/ListParameters.ts';

/** Collations with indexes for sorting by name. */
export const nameOrders: readonly string[] = ['und-x-icu', 'names_pl', 'names_uk'];

/**
 * Collation per language; migration 0010 creates missing ones. English needs only Unicode's root order.
 * Russian shares the Ukrainian one, which contains its alphabet in order and also puts Cyrillic first; that
 * saves a set of indexes.
 */
const collations: Readonly<Record<Language, RawBuilder<unknown>>> = {
  pl: sql.id('public', 'names_pl'),
  en: sql.id('und-x-icu'),
  uk: sql.id('public', 'names_uk'),
  ru: sql.id('public', 'names_uk'),
};

/** Text columns that lists may be sorted by. Statuses, instants and e-mails sort as stored. */
const nameColumns: ReadonlySet<string> = new Set(
  Object.values<ListParameters>(lists)
    .flatMap(({ sorts }) => Object.entries(sorts))
    .filter(([, { kind }]) => kind === 'text')
    .map(([name]) => name),
);

/** Sort expression of a column: names are sorted by the reader's alphabet. */
export function inNameOrder(column: string, language: Language | undefined): RawBuilder<unknown> {
  if (!language || !nameColumns.has(column)) return sql.ref(column);
  return sql`${sql.ref(column)} collate ${collations[language]}`;
}
