import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { storage } from '../../../contract/generated/storage.ts';

/** Stored columns of a table that a contract schema exposes, in the contract's order. */
export function contractColumns(
  schema: keyof typeof contract.components.schemas,
  table: keyof typeof storage,
): readonly string[] {
  const { properties = {} } = contract.components.schemas[schema] as { properties?: object };
  const stored: readonly string[] = storage[table].columns;
  return Object.keys(properties).filter((name) => stored.includes(name));
}
