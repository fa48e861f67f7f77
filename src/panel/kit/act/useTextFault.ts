import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type ValidationFault, validationMessage } from '../../../contract/validationMessage.ts';
import type { ReasonDefinition } from './Confirmation.ts';

type TextFault = (text: string, reason: Pick<ReasonDefinition, 'schema' | 'required'>) => string | undefined;

/** The contract's message for a text that breaks its schema; `undefined` for one that keeps it, or for none if none is needed. */
export function useTextFault(): TextFault {
  const translate = useTranslate();
  return useCallback(
    (text, { schema, required }) => {
      const fault = faultOf(text.trim(), schema, required);
      if (!fault) return undefined;
      const { key, values } = validationMessage({ instancePath: '', parentSchema: { ...schema }, ...fault });
      return translate(`validation.${key}`, values);
    },
    [translate],
  );
}

function faultOf(
  text: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: ReasonDefinition['schema'],
  required: boolean | undefined,
): Pick<ValidationFault, 'keyword' | 'params'> | undefined {
  if (text === '') return required ? { keyword: 'required', params: {} } : undefined;
  // As Ajv counts: characters and not UTF-16 units.
  const { length } = [...text];
  if (length < minLength) return { keyword: 'minLength', params: { limit: minLength } };
  return length > maxLength ? { keyword: 'maxLength', params: { limit: maxLength } } : undefined;
}
