import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { inputOf } from './inputOf.ts';

/**
 * The field on the screen that an error belongs to: an error inside of a field (the code of a
 * country, a choice) is the field's own, but that of an item that is typed is the item's.
 *
 * @param path with dots, as the server and rjsf name it
 * @returns undefined when no field shows it: the whole form, a group, a hidden or an unknown field
 * @example fieldOfError(schema, 'organization.country.code'); // 'organization.country'
 */
export function fieldOfError(schema: FormSchema, path: string): string | undefined {
  const found: string[] = [];
  let group = schema;
  const names = path.split('.').filter(Boolean);
  for (const [depth, name] of names.entries()) {
    const property = group.properties?.[name];
    if (!property) return undefined;
    found.push(name);
    const input = inputOf(property, group.required?.includes(name) ?? false);
    if (input === 'hidden') return undefined;
    const item = input === 'list' ? names.slice(depth + 1, depth + 2) : [];
    if (input !== 'group') return [...found, ...item].join('.');
    group = property;
  }
  return undefined;
}

/** The field of a path, where that may be an item of a list. */
export function withoutIndex(path: string): string {
  return path.replace(/\.\d+$/, '');
}
