import { resolveSchema, type Schema } from '../../scripts/generate/ContractDocument.ts';
import { contract } from './contract.ts';

/** Yields a schema and all nested ones with their paths, references resolved. */
export function* walkSchema(given: Schema, path: string): Generator<{ path: string; schema: Schema }> {
  const schema = resolveSchema(contract, given);
  yield { path, schema };
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* walkSchema(property, `${path}.${name}`);
  if (schema.items) yield* walkSchema(schema.items, `${path}[]`);
}
