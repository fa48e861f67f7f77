import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { type FieldInput, inputOf } from './inputOf.ts';

const wide: readonly FieldInput[] = ['textarea', 'checkbox', 'switch', 'checkboxes', 'radio'];

/** Whether a field takes the whole row. */
export function isWideField(group: FormSchema, name: string): boolean {
  const schema = group.properties?.[name];
  return schema !== undefined && wide.includes(inputOf(schema, group.required?.includes(name) ?? false));
}
