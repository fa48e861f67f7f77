import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { inputOf } from './inputOf.ts';

/**
 * The field on the screen that an error belongs to: an error inside of a field (an item of a list, the code
 * of a country) is the field's own.
 *
 * @param path with dots, as the server and rjsf name it
 * @returns undefined when no field shows it: the whole form, a group, a hidden or an unknown field
 * @example fieldOfError(schema, 'organization.country.code'); // 'organization.country'
 */
export function fieldOfError(schema: FormSchema, path: string): string | undefined {
  const found: string[] = [];
  let group = schema;
  for (const name of path.split('.').filter(Boolean)) {
    const property = group.properties?.[name];
    if (!property) return undefined;
    found.push(name);
    const input = inputOf(property, group.required?.includes(name) ?? false);
    if (input === 'hidden') return undefined;
    if (input !== 'group') return found.join('.');
    group = property;
  }
  return undefined;
}
