import { searchKeySql } from '../../src/server/core/db/matchesSearch.ts';
import { nameOrders } from '../../src/server/core/db/nameOrder.ts';
import { foldedSql } from '../../src/server/core/db/sameText.ts';
import { columnDefinition } from './columnSql.ts';
import type { ColumnIndex, StorageColumn, StorageTables } from './storageColumns.ts';

type Columns = StorageTables[string];

/**
 * SQL that creates a table. A derived one has everything a list needs at a million rows: the foundation in
 * its key and in every index, the search text, and version triggers for cached totals.
 */
export function newTable(table: string, columns: Columns): string[] {
  const lines = Object.entries(columns).map(([name, column]) => columnDefinition(name, column));
  if (columns.id?.owned) {
    lines.unshift('"organizationId" uuid not null references "organizations" on delete cascade');
    if (isSearched(columns)) lines.push(...searchColumns);
    lines.push('primary key ("organizationId", "id")');
  }
  const create = `create table "${table}" (\n    ${lines.join(',\n    ')}\n  )`;
  if (!columns.id?.owned) return [create];
  return [create, ...indexStatements(table, columns), ...versionTriggers(table)];
}

/** Indexes that a derived table needs for new searches, filters or sorts. */
export function newIndexes(table: string, before: Columns, now: Columns): string[] {
  const known = indexStatements(table, before);
  const added = indexStatements(table, now).filter((statement) => !known.includes(statement));
  const isNewlySearched = isSearched(now) && !isSearched(before);
  const columns = searchColumns.map((column) => `add column ${column}`).join(', ');
  return [...(isNewlySearched ? [`alter table "${table}" ${columns}`] : []), ...added];
}

const searchColumns: readonly string[] = [
  `"searchText" text not null default ''`,
  `"searchKey" text not null generated always as (${searchKeySql}) stored`,
];

function isSearched(columns: Columns): boolean {
  return Object.values(columns).some(({ search }) => search);
}

function indexStatements(table: string, columns: Columns): string[] {
  const on = (what: string) => `create index on "${table}" ${what}`;
  const search = isSearched(columns) ? [on('using gin ("organizationId", "searchKey" gin_trgm_ops)')] : [];
  const ofColumns = Object.entries(columns).flatMap(([name, column]) =>
    (column.indexes ?? []).flatMap((index) => indexedParts(name, column, index)),
  );
  return [...search, ...new Set(ofColumns.map((part) => on(`("organizationId", ${part})`)))];
}

/** PostgreSQL refuses rows with an index entry longer than 2704 bytes. */
const LONGEST_INDEXED = 500;

function indexedParts(name: string, column: StorageColumn, index: ColumnIndex): string[] {
  const { type, nullable, rules = {} } = column;
  const isShort = rules.enum !== undefined || Number(rules.maxLength ?? Infinity) <= LONGEST_INDEXED;
  return type === 'text' && !isShort ? [] : partsOf(`"${name}"`, nullable, index);
}

/** One index serves both directions, unless the column is nullable: nulls come last in both. */
function partsOf(column: string, nullable: boolean, index: ColumnIndex): string[] {
  const inBothDirections = (by: string) =>
    nullable ? [`${by}, "id"`, `${by} desc nulls last, "id" desc`] : [`${by}, "id"`];
  switch (index) {
    case 'order':
      return inBothDirections(column);
    case 'names':
      return nameOrders.flatMap((order) => inBothDirections(`${column} collate "${order}"`));
    case 'choice':
      return [`${column}, "createdAt", "id"`];
    case 'text':
      return [`(${foldedSql(column)})`];
  }
}

/** As in migration 0012. */
function versionTriggers(table: string): string[] {
  return [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(
    ([change, touched]) => `create trigger "note_${change}" after ${change} on "${table}"
    referencing ${touched} table as "touched" for each statement execute function "note_list_changes"()`,
  );
}
