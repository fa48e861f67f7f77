import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storage } from '../../../src/contract/generated/storage.ts';
import { privateColumnNames, privateTableNames } from '../../../src/server/core/db/privateNames.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

onEachDatabase('the names that the contract cannot take', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('are those of the columns and tables that the database has besides the contract', async () => {
    const { rows } = await sql<{ table: string; column: string }>`select
        table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`.execute(database.db);
    const shown: Record<string, { columns: readonly string[] }> = storage;
    const columns: Record<string, string[]> = {};
    const tables = new Set<string>();
    for (const { table, column } of rows) {
      if (!shown[table]) tables.add(table);
      else if (!shown[table].columns.includes(column)) columns[table] = [...(columns[table] ?? []), column];
    }
    const sorted = (names: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(names).map(([table, list]) => [table, [...list].sort()]));
    expect(sorted(privateColumnNames)).toEqual(sorted(columns));
    expect([...privateTableNames].sort()).toEqual([...tables].sort());
  });
});
