import { type RawBuilder, sql } from 'kysely';
import { lists } from '../../../contract/generated/lists.ts';
import type { Language } from '../../../contract/Language.ts';
import type { ListParameters } from '../../../contract/ListParameters.ts';

/** Collations with indexes for sorting by name. */
export const nameOrders: readonly string[] = ['names_pl', 'names_uk'];

/**
 * Collation per language; migration 0010 creates missing ones. English shares the Polish one, which differs from
 * Unicode's own in the Polish letters only, and Russian the Ukrainian one, which contains its alphabet in order
 * and also puts Cyrillic first: each order takes a set of indexes, which every change has to write.
 */
const collations: Readonly<Record<Language, RawBuilder<unknown>>> = {
  pl: sql.id('public', 'names_pl'),
  en: sql.id('public', 'names_pl'),
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
