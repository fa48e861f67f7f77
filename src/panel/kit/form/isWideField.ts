import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { type FieldInput, inputOf } from './inputOf.ts';

const wide: readonly FieldInput[] = ['textarea', 'checkbox', 'switch', 'checkboxes', 'list', 'radio'];

/** A text that may be as long is not seen whole in half a row. */
const longText = 250;

/** Whether a field takes the whole row. */
export function isWideField(group: FormSchema, name: string): boolean {
  const schema = group.properties?.[name];
  if (!schema) return false;
  const input = inputOf(schema, group.required?.includes(name) ?? false);
  return wide.includes(input) || (input === 'text' && (schema.maxLength ?? 0) >= longText);
}
