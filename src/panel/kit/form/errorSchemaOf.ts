import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { FormValues } from './FormValues.ts';

/** Converts messages by field path to rjsf's `extraErrors`. */
export function errorSchemaOf(fields: Readonly<Record<string, string>>): ErrorSchema<FormValues> {
  const builder = new ErrorSchemaBuilder<FormValues>();
  for (const [field, message] of Object.entries(fields)) builder.addErrors(message, field);
  return builder.ErrorSchema;
}
