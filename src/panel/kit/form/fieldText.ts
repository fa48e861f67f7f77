import type { FieldWidgetProps } from './FormValues.ts';

/** What stands below an input: what is wrong with it, else its hint. */
export function fieldText({ rawErrors, options }: Pick<FieldWidgetProps, 'rawErrors' | 'options'>) {
  const message = rawErrors?.[0];
  return { error: message !== undefined, text: message ?? options.help };
}
