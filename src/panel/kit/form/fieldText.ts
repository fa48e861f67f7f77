import type { FieldWidgetProps } from './FormValues.ts';

/** Text below an input: its error, else its hint. */
export function fieldText({ rawErrors, options }: Pick<FieldWidgetProps, 'rawErrors' | 'options'>) {
  const message = rawErrors?.[0];
  return { error: message !== undefined, text: message ?? options.help };
}
