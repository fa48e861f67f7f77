import type { components } from '../../contract/generated/types.ts';
import type { Language } from '../../contract/Language.ts';
import { translator } from '../translator.ts';
import type { ApiError } from './ApiError.ts';

type Problem = components['schemas']['Problem'];

/** The body that tells of an error. @param id of the request in the log */
export function problemOf(error: ApiError, language: Language, id: string): Problem {
  const translate = translator(language);
  const message = translate(`errors.${error.code}`, { seconds: error.retryAfter ?? 0 });
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
        : errors.map((fault) => `${fieldLabel(fault.field, translate)}${fault.message}`),
    errors: error.field === undefined ? errors : [{ field: error.field, code: error.code, message }],
    ...(error.code === 'internal' && { id }),
  };
}

/** A toast stands alone, so its text names the field that it is about. */
function fieldLabel(field: string, translate: (key: string) => string): string {
  const name = field.split('.').at(-1) ?? '';
  const label = translate(`fields.${name}`);
  if (name === '') return '';
  return `${label === `fields.${name}` ? name : label}: `;
}
