import { type ContractDocument, listResources } from './ContractDocument.ts';
import { searchPaths, storageTables } from './storageColumns.ts';

/** Row types for Kysely, and which columns are JSON or searchable. */
export function writeStorage(document: ContractDocument): string {
  const tables = storageTables(document);
  const resources = listResources(document);
  const rows = resources.map(({ name, hint: { table } }) => {
    const columns = Object.keys(tables[table] ?? {}).map((column) => `'${column}'`);
    return `  ${table}: StoredRow<components['schemas']['${name}'], ${columns.join(' | ')}>;`;
  });
  const facts = resources.map(({ name, hint: { table, roles } }) => {
    const columns = Object.entries(tables[table] ?? {});
    return `  ${table}: ${JSON.stringify({
      schema: name,
      columns: columns.map(([column]) => column),
      json: columns.filter(([, column]) => column.type === 'jsonb').map(([property]) => property),
      search: searchPaths(tables[table] ?? {}),
      derived: roles !== undefined,
    })},`;
  });
  return `import type { components } from './types.ts';

type StoredRow<Schema, Column extends keyof Schema> = {
  -readonly [Name in Column]-?: Exclude<Schema[Name], undefined>;
};

/** The contract's columns of each table; private columns are added in src/server/core/db/schema.ts. */
export interface ContractTables {
${rows.join('\n')}
}

export const storage = {
${facts.join('\n')}
} as const satisfies Record<keyof ContractTables, { schema: string; columns: readonly string[]; json: readonly string[]; search: readonly string[]; derived: boolean }>;
`;
}
