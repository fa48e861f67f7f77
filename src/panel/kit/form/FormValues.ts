import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormSchema } from '../../../contract/FormDefinition.ts';

/** What is in a form, or in a group of its fields, as it is typed: not yet valid. */
export type FormValues = Record<string, unknown>;

export type FieldWidgetProps = WidgetProps<FormValues, FormSchema>;

/** By path of the field. */
export type FieldInputs = Readonly<Record<string, ComponentType<FieldWidgetProps>>>;

export function isFormValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
