import { type RawBuilder, sql } from 'kysely';
import { lists } from '../../../contract/generated/lists.ts';
import type { Language } from '../../../contract/Language.ts';
import type { ListParameters } from '../../../contract/ListParameters.ts';

/** The collations that an order by names has an index for. */
export const nameOrders: readonly string[] = ['und-x-icu', 'names_pl', 'names_uk'];

/**
 * How the readers of a language put names in order; migration 0010 makes what a database lacks. English has no letters
 * of its own in Unicode's order. The Russian alphabet stands whole and in its order inside the Ukrainian one: both
 * begin with Cyrillic, and one order less is one set of indexes less.
 */
const collations: Readonly<Record<Language, RawBuilder<unknown>>> = {
  pl: sql.id('public', 'names_pl'),
  en: sql.id('und-x-icu'),
  uk: sql.id('public', 'names_uk'),
  ru: sql.id('public', 'names_uk'),
};

/** The texts that the contract lets lists be sorted by. States, moments and e-mails are ordered as they are stored. */
const nameColumns: ReadonlySet<string> = new Set(
  Object.values<ListParameters>(lists)
    .flatMap(({ sorts }) => Object.entries(sorts))
    .filter(([, { kind }]) => kind === 'text')
    .map(([name]) => name),
);

/** A column as a list is ordered by it: names by the alphabet of who reads them. */
export function inNameOrder(column: string, language: Language | undefined): RawBuilder<unknown> {
  if (!language || !nameColumns.has(column)) return sql.ref(column);
  return sql`${sql.ref(column)} collate ${collations[language]}`;
}
