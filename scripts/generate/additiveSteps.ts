import { globSync, readFileSync } from 'node:fs';
import { searchKeySql } from '../../src/server/core/db/matchesSearch.ts';
import { nameOrders } from '../../src/server/core/db/nameOrder.ts';
import { privateChoices } from '../../src/server/core/db/privateNames.ts';
import { foldedSql } from '../../src/server/core/db/sameText.ts';
import { checkName, columnDefinition, fillOf, literalOf, sqlTag } from './columnSql.ts';
import { type ColumnIndex, type StorageColumn, type StorageTables, searchPaths } from './storageColumns.ts';

/** SQL of a migration from the known to the wanted columns, for additive changes. */
export function additiveSteps(
  known: StorageTables,
  wanted: StorageTables,
  folder: string,
): { statements: string[]; searches: Record<string, string[]> } {
  const written = writtenMigrations(folder);
  const statements = Object.entries(wanted).flatMap(([table, columns]) => {
    const before = known[table];
    // Hand-written migrations create it.
    if (table in privateChoices) return [];
    if (!before) return newTable(table, columns);
    const changes = Object.entries(columns).flatMap(([name, column]) => {
      const alter = `alter table "${table}" alter column "${name}"`;
      const old = before[name];
      if (!old) return [`alter table "${table}" add column ${columnDefinition(name, column)}`];
      const steps: string[] = [];
      if (!old.nullable && column.nullable) steps.push(`${alter} drop not null`);
      if (JSON.stringify(old.default) !== JSON.stringify(column.default)) {
        const { type, default: value } = column;
        steps.push(
          value === undefined ? `${alter} drop default` : `${alter} set default ${literalOf(type, value)}`,
        );
      }
      const check = checkName(table, name);
      // A hand-written migration added it for stricter rules; drop it now that they are looser.
      if (JSON.stringify(old.rules) !== JSON.stringify(column.rules) && written.includes(`"${check}"`))
        steps.push(`alter table "${table}" drop constraint if exists "${check}"`);
      return steps;
    });
    return columns.id?.owned ? [...changes, ...newIndexes(table, before, columns)] : changes;
  });
  return { statements, searches: changedSearches(known, wanted) };
}

/** By table, the columns of a changed search, for which existing rows need a new search text. */
function changedSearches(known: StorageTables, wanted: StorageTables): Record<string, string[]> {
  const changed = Object.entries(wanted).filter(([table, columns]) => {
    const before = known[table];
    return (
      before &&
      Object.entries(columns).some(([name, { search, default: value }]) =>
        before[name]
          ? before[name].rules && JSON.stringify(before[name].search) !== JSON.stringify(search)
          : search && value !== undefined,
      )
    );
  });
  return Object.fromEntries(changed.map(([table, columns]) => [table, searchPaths(columns)]));
}

function writtenMigrations(folder: string): string {
  const files = globSync('*.ts', { cwd: folder });
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
}

/** Source of a migration. */
export function migrationText({ statements, searches }: ReturnType<typeof additiveSteps>): string {
  const fills = Object.entries(searches).map(([table, columns]) => `  ${fillOf(table, columns)};`);
  const lines = [...statements.map((statement) => `  await ${sqlTag(statement)}.execute(db);`), ...fills];
  const names = statements.length > 0 ? '{ type Kysely, sql }' : 'type { Kysely }';
  return `import ${names} from 'kysely';
${fills.length > 0 ? `import { fillSearchTexts } from '../fillSearchTexts.ts';\n` : ''}
/** Written by \`npm run generate\` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
${lines.join('\n')}
}
`;
}

type Columns = StorageTables[string];

/**
 * SQL that creates a table. A derived one has everything a list needs at a million rows: the foundation in
 * its key and in every index, the search text, and version triggers for cached totals.
 */
function newTable(table: string, columns: Columns): string[] {
  const lines = Object.entries(columns).map(([name, column]) => columnDefinition(name, column));
  if (columns.id?.owned) {
    lines.unshift('"organizationId" uuid not null references "organizations" on delete cascade');
    if (isSearched(columns)) lines.push(...searchColumns);
    lines.push('primary key ("organizationId", "id")');
  }
  const create = `create table "${table}" (\n    ${lines.join(',\n    ')}\n  )`;
  if (!columns.id?.owned) return [create];
  return [create, ...indexStatements(table, columns)];
}

/** Indexes that a derived table needs for new searches, filters or sorts. */
function newIndexes(table: string, before: Columns, now: Columns): string[] {
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

function indexedParts(
  name: string,
  { type, nullable, rules = {} }: StorageColumn,
  index: ColumnIndex,
): string[] {
  const isShort = rules.enum !== undefined || Number(rules.maxLength ?? Infinity) <= LONGEST_INDEXED;
  if (type === 'text' && !isShort) return [];
  const column = `"${name}"`;
  // One index serves both directions, unless the column is nullable: nulls come last in both.
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
