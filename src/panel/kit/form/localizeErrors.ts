import type { Localizer } from '@rjsf/validator-ajv8';
import type { TranslateFunction } from 'react-admin';
import { validationMessage } from '../../../contract/validationMessage.ts';

/** Gives the validator's errors the contract's texts, the same that the server answers. */
export function localizeErrors(translate: TranslateFunction): Localizer {
  return (errors) => {
    for (const error of errors ?? []) {
      const { key, values } = validationMessage(error);
      error.message = translate(`validation.${key}`, values);
    }
  };
}
