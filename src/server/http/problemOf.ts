import type { OperationId } from '../../contract/generated/operations.ts';
import type { components } from '../../contract/generated/types.ts';
import type { Language } from '../../contract/Language.ts';
import { translator } from '../translator.ts';
import type { ApiError } from './ApiError.ts';
import { fieldLabel } from './fieldLabel.ts';

type Problem = components['schemas']['Problem'];

interface Asked {
  /** Of the request in the log. */
  readonly id: string;
  readonly operationId?: OperationId | undefined;
}

/** The body that tells of an error. */
export function problemOf(error: ApiError, language: Language, { id, operationId }: Asked): Problem {
  const translate = translator(language);
  const message = translate(`errors.${error.code}`, { ...error.values, seconds: error.retryAfter ?? 0 });
  const errors = error.faults.map(({ field, key, values }) => ({
    field,
    code: key,
    message: translate(`validation.${key}`, values),
  }));
  return {
    type: `/api/docs#problem-${error.code}`,
    title: message,
    status: error.status,
    code: error.code,
    message,
    messages:
      errors.length === 0
        ? [message]
        : errors.map(({ field, message: said }) => `${nameOf(field, operationId, translate)}${said}`),
    errors: error.field === undefined ? errors : [{ field: error.field, code: error.code, message }],
    ...(error.code === 'internal' && { id }),
  };
}

/** A toast stands alone, so its text names the field that it is about. */
function nameOf(
  field: string,
  operationId: OperationId | undefined,
  translate: (key: string) => string,
): string {
  const label = fieldLabel(operationId, field);
  const text = translate(`fields.${label}`);
  if (label === '') return '';
  return `${text === `fields.${label}` ? label : text}: `;
}
