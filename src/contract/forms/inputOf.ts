import type { FormSchema } from '../FormDefinition.ts';
import { isCountrySchema } from '../isCountrySchema.ts';

/** Kind of input. A `group` is an object with fields of its own. */
export type FieldInput =
  | 'hidden'
  | 'group'
  | 'country'
  | 'checkbox'
  | 'switch'
  | 'checkboxes'
  | 'list'
  | 'radio'
  | 'select'
  | 'textarea'
  | 'password'
  | 'phone'
  | 'date'
  | 'date-time'
  | 'time'
  | 'email'
  | 'uri'
  | 'text';

const named = ['hidden', 'checkboxes', 'radio', 'textarea', 'password', 'phone', 'time'] as const;
const formats = ['date', 'date-time', 'email', 'uri'] as const;

/**
 * The input of a field: the contract's `x-ui.widget`, else by type.
 *
 * @example inputOf({ type: 'string', format: 'date' }, true); // 'date'
 */
export function inputOf(schema: FormSchema, required: boolean): FieldInput {
  const { type, format, 'x-ui': ui } = schema;
  const widget = named.find((name) => name === ui?.widget);
  if (widget) return widget;
  if (type === 'object') return isCountrySchema(schema) ? 'country' : 'group';
  if (type === 'array') return schema.items?.enum ? 'checkboxes' : 'list';
  if (type === 'boolean') return yesNoInputOf(schema, required);
  if (schema.enum) return 'select';
  // A constant leaves no choice.
  if (schema.const !== undefined) return 'hidden';
  return formats.find((name) => name === format) ?? 'text';
}

function yesNoInputOf(schema: FormSchema, required: boolean): FieldInput {
  // A boolean with a default is a setting.
  if (schema.default !== undefined) return 'switch';
  // A required answer needs yes and no: an unticked box would answer no for somebody who skipped it.
  return required && schema.const === undefined ? 'radio' : 'checkbox';
}
