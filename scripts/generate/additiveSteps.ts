import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { privateChoices } from '../../src/server/core/db/privateNames.ts';
import { checkName, columnDefinition, fillOf, literalOf, sqlTag } from './columnSql.ts';
import { type StorageTables, searchPaths } from './storageColumns.ts';
import { newIndexes, newTable } from './tableSql.ts';

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
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
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
