import { storage } from '../../src/contract/generated/storage.ts';

/** What of a stored row the contract knows: without the columns that are the server's own. */
export function contractPart(table: keyof typeof storage, row: object): Record<string, unknown> {
  const columns: readonly string[] = storage[table].columns;
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}
