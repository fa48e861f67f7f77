import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { type FormValues, isFormValues } from './FormValues.ts';
import { inputOf } from './inputOf.ts';

/**
 * What a form starts with: of what is given, only the form's own fields and nothing empty, so that a record
 * as the API answers it will do; then the contract's defaults; then what makes the better message when it
 * stays untouched (an empty list, a consent that is not given), and what can be nothing else.
 */
export function initialData(schema: FormSchema, given: FormValues = {}): FormValues {
  const values: FormValues = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = startOf(property, given[name], schema.required?.includes(name) ?? false);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function startOf(schema: FormSchema, given: unknown, required: boolean): unknown {
  if (inputOf(schema, required) === 'group') return initialData(schema, isFormValues(given) ? given : {});
  if (given !== undefined && given !== null && given !== '') return given;
  if (schema.default !== undefined || !required) return schema.default;
  if (schema.type === 'array') return [];
  return schema.const === true ? false : schema.const;
}
