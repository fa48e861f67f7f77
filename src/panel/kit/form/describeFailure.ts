import type { TranslateFunction } from 'react-admin';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { ApiError } from '../../data/ApiError.ts';
import { fieldOfError } from './fieldOfError.ts';
import { retryAfterOf } from './retryAfterOf.ts';

/** Why a form was not taken. */
export interface FormFailure {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Message by path of the field that shows it. */
  readonly fields: Readonly<Record<string, string>>;
  /** What no field shows. */
  readonly messages: readonly string[];
  /** When it makes sense to try again. */
  readonly retryAt?: Date | undefined;
}

/**
 * @param refused i18n key, for when the API refused and did not say why
 */
export function describeFailure(
  error: unknown,
  schema: FormSchema,
  translate: TranslateFunction,
  refused: string,
): FormFailure {
  const { status, problem } = error instanceof ApiError ? error : {};
  const seconds = retryAfterOf(error);
  const at = Date.now();
  const retryAt = seconds === undefined ? undefined : new Date(at + seconds * 1000);
  if (!problem) {
    const isRefused = status !== undefined && status < 500;
    const text = translate(isRefused ? refused : 'messages.somethingWentWrong');
    return { at, fields: {}, messages: [text], retryAt };
  }

  const fields: Record<string, string> = {};
  const unplaced: string[] = [];
  for (const { field, message } of problem.errors) {
    const shown = fieldOfError(schema, field);
    if (shown === undefined) unplaced.push(message);
    else fields[shown] ??= message;
  }
  const isPlaced = Object.keys(fields).length > 0;
  return { at, fields, messages: isPlaced || unplaced.length > 0 ? unplaced : [problem.message], retryAt };
}
