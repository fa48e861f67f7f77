import type { TranslateFunction } from 'react-admin';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { isNewPassword } from './passwords/isNewPassword.ts';

/**
 * What a page has to say of a field; else a rule that nobody can guess is told before it is broken: what a
 * password needs, how long a text must be.
 */
export function hintOf(schema: FormSchema, translate: TranslateFunction): string | undefined {
  const { minLength = 0, 'x-ui': ui, 'x-messages': messages } = schema;
  if (ui?.hint !== undefined) return translate(ui.hint);
  if (isNewPassword(schema) && messages?.pattern) {
    return translate(`validation.${messages.pattern}`);
  }
  if (ui?.widget === 'textarea' && minLength > 1) {
    return translate('validation.minLength', { smart_count: minLength, limit: minLength });
  }
  return undefined;
}
