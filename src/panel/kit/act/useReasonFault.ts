import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type ValidationFault, validationMessage } from '../../../contract/validationMessage.ts';
import type { ReasonRule } from './ReasonRule.ts';

/** The contract's message for a reason that breaks its rule; `undefined` for one that keeps it, or for none if none is needed. */
export function useReasonFault(): (reason: string, rule: ReasonRule) => string | undefined {
  const translate = useTranslate();
  return useCallback(
    (reason, rule) => {
      const fault = faultOf(reason.trim(), rule);
      if (!fault) return undefined;
      const { key, values } = validationMessage({ instancePath: '', ...fault });
      return translate(`validation.${key}`, values);
    },
    [translate],
  );
}

function faultOf(
  reason: string,
  { required, minLength, maxLength }: ReasonRule,
): Pick<ValidationFault, 'keyword' | 'params'> | undefined {
  if (reason === '') return required ? { keyword: 'required', params: {} } : undefined;
  // As Ajv counts: characters and not UTF-16 units.
  const { length } = [...reason];
  if (length < minLength) return { keyword: 'minLength', params: { limit: minLength } };
  return length > maxLength ? { keyword: 'maxLength', params: { limit: maxLength } } : undefined;
}
