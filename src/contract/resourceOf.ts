import { resources } from './generated/resources.ts';
import type { ResourceDefinition } from './ResourceDefinition.ts';

/**
 * Definition of a resource whose name is only known at run time.
 * @throws Error when there is none of that name
 */
export function resourceOf(name: string): ResourceDefinition {
  const definitions: Readonly<Record<string, ResourceDefinition>> = resources;
  const definition = definitions[name];
  if (!definition) throw new Error(`The contract has no resource ${name}.`);
  return definition;
}
