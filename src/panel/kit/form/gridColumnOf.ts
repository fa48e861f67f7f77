import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { type FieldInput, inputOf } from './inputOf.ts';

const wide: readonly FieldInput[] = ['textarea', 'checkbox', 'checkboxes', 'radio'];

/** A text that is no longer than this needs a narrow field only. */
const shortText = 8;

/** How much of a row of four columns a field takes, where there is room for columns at all. */
export function gridColumnOf(group: FormSchema, name: string): string {
  const schema = group.properties?.[name] ?? {};
  if (wide.includes(inputOf(schema, group.required?.includes(name) ?? false))) return '1 / -1';
  return schema.maxLength !== undefined && schema.maxLength <= shortText ? 'span 1' : 'span 2';
}
