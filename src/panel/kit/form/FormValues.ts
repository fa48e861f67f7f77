import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormSchema } from '../../../contract/FormDefinition.ts';

/** Values of a form or a group of its fields as typed; not yet valid. */
export type FormValues = Record<string, unknown>;

export type FieldWidgetProps = WidgetProps<FormValues, FormSchema>;

/** By field path. */
export type FieldInputs = Readonly<Record<string, ComponentType<FieldWidgetProps>>>;

export function isFormValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text below an input: its error, else its hint. */
export function fieldText({ rawErrors, options }: Pick<FieldWidgetProps, 'rawErrors' | 'options'>) {
  const message = rawErrors?.[0];
  return { error: message !== undefined, text: message ?? options.help };
}
