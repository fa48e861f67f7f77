import { storage } from '../../src/contract/generated/storage.ts';

/** The contract's columns of a stored row, without the server's own. */
export function contractPart(table: keyof typeof storage, row: object): Record<string, unknown> {
  const columns: readonly string[] = storage[table].columns;
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}
