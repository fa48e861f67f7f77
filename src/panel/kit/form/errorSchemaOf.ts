import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { FormValues } from './FormValues.ts';

/** Messages by path of their field, as rjsf takes errors from outside. */
export function errorSchemaOf(fields: Readonly<Record<string, string>>): ErrorSchema<FormValues> {
  const builder = new ErrorSchemaBuilder<FormValues>();
  for (const [field, message] of Object.entries(fields)) builder.addErrors(message, field);
  return builder.ErrorSchema;
}
