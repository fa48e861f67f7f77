import type { TranslateFunction } from 'react-admin';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { ApiError } from '../../data/ApiError.ts';
import { fieldOfError } from './fieldOfError.ts';
import { retryAfterOf } from './retryAfterOf.ts';

/** Why a form was not taken. */
export interface FormFailure {
  /** Message by path of the field that shows it. */
  readonly fields: Readonly<Record<string, string>>;
  /** What no field shows. */
  readonly messages: readonly string[];
  /** When it makes sense to try again. */
  readonly retryAt?: Date | undefined;
}

/**
 * @param fallback i18n key, for when no answer came or it does not say why
 */
export function describeFailure(
  error: unknown,
  schema: FormSchema,
  translate: TranslateFunction,
  fallback: string,
): FormFailure {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const seconds = retryAfterOf(error);
  const retryAt = seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000);
  if (!problem) return { fields: {}, messages: [translate(fallback)], retryAt };

  const fields: Record<string, string> = {};
  const unplaced: string[] = [];
  for (const { field, message } of problem.errors) {
    const shown = fieldOfError(schema, field);
    if (shown === undefined) unplaced.push(message);
    else fields[shown] ??= message;
  }
  const isPlaced = Object.keys(fields).length > 0;
  return { fields, messages: isPlaced || unplaced.length > 0 ? unplaced : [problem.message], retryAt };
}
