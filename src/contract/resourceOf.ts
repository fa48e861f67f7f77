import { resources } from './generated/resources.ts';
import type { ResourceDefinition } from './ResourceDefinition.ts';

/**
 * What the contract says of a resource whose name the compiler does not know.
 * @throws Error when there is none of the name
 */
export function resourceOf(name: string): ResourceDefinition {
  const definitions: Readonly<Record<string, ResourceDefinition>> = resources;
  const definition = definitions[name];
  if (!definition) throw new Error(`The contract has no resource ${name}.`);
  return definition;
}
