import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { isCountrySchema } from '../../../contract/isCountrySchema.ts';

/** How a field is filled in. A `group` is an object whose properties are fields of their own. */
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
 * The input of a field: what the contract names (`x-ui.widget`), else what its type asks for.
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
  // There is nothing to choose.
  if (schema.const !== undefined) return 'hidden';
  return formats.find((name) => name === format) ?? 'text';
}

function yesNoInputOf(schema: FormSchema, required: boolean): FieldInput {
  // What is on or off by itself is a setting.
  if (schema.default !== undefined) return 'switch';
  // Yes or no has to be said: an unticked box would say no for somebody who has not read the question.
  return required && schema.const === undefined ? 'radio' : 'checkbox';
}
