import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';
import { type FieldInput, inputOf } from '../inputOf.ts';

/** The values of a form but those of some kinds of fields, in its groups too. */
export function withoutInputs(
  schema: FormSchema,
  values: FormValues,
  inputs: readonly FieldInput[],
): FormValues {
  const kept: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const property = schema.properties?.[name];
    if (!property) continue;
    const input = inputOf(property, schema.required?.includes(name) ?? false);
    if (inputs.includes(input)) continue;
    kept[name] = input === 'group' && isFormValues(value) ? withoutInputs(property, value, inputs) : value;
  }
  return kept;
}
