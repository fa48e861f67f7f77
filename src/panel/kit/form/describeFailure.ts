import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { TranslateFunction } from 'react-admin';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { ApiError } from '../../data/ApiError.ts';
import { failureTexts } from '../../shell/failureTexts.ts';
import type { FormValues } from './FormValues.ts';
import { fieldOfError } from './useLiveValidation.ts';

/** Why a submission failed. */
export interface FormFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Messages by field path. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * States that fields are invalid, such as "Invalid data entered": they may be out of sight of the button.
   */
  readonly summary?: string | undefined;
  /** Messages that belong to no field. */
  readonly messages: readonly string[];
  /** Whether the global handling (specification, section 8) has already shown it as a toast. */
  readonly isTold?: boolean;
  readonly retryAt?: Date | undefined;
}

/** i18n keys of fallback messages, for when the API gives no reason. */
interface FailureKeys {
  readonly refused: string;
  /** No response, or a server error. */
  readonly accident: string;
}

/** Thrown by `onSubmit` when the page itself finds fields invalid. */
export class FieldIssues extends Error {
  override readonly name = 'FieldIssues';
  /** Messages by field path. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.entries(fields).join('; '));
    this.fields = fields;
  }
}

export function describeFailure(
  error: unknown,
  schema: FormSchema,
  translate: TranslateFunction,
  { refused, accident }: FailureKeys,
): FormFailure {
  if (error instanceof FieldIssues) return { at: Date.now(), fields: error.fields, messages: [] };
  const { status = 0, problem, reason } = error instanceof ApiError ? error : {};
  const told = failureTexts({ status, problem, quiet: false }, translate);
  const isTold = told.length > 0;
  const seconds = retryAfterOf(error);
  const at = Date.now();
  const retryAt = seconds === undefined ? undefined : new Date(at + seconds * 1000);

  const fields: Record<string, string> = {};
  const unplaced = new Set<string>();
  // Details of a server error are not for users.
  if (status !== 500) {
    for (const { field, message } of problem?.errors ?? []) {
      const place = fieldOfError(schema, field);
      if (place === undefined) unplaced.add(message);
      else fields[place] ??= message;
    }
  }
  const shown = Object.values(fields);
  if (shown.length > 0 || unplaced.size > 0) {
    const repeats = problem?.message && [...shown, ...unplaced].includes(problem.message);
    const summary = repeats ? undefined : problem?.message;
    return { at, fields, summary, messages: [...unplaced], isTold, retryAt };
  }
  // The reason that the toast names, too: it is gone before the form is.
  if (status === 0 && navigator.onLine === false) return { at, fields, messages: told, isTold, retryAt };
  const isRefused = status > 0 && status < 500;
  const said = status === 500 ? undefined : reason;
  return { at, fields, messages: [said ?? translate(isRefused ? refused : accident)], isTold, retryAt };
}

/** Seconds to wait before a retry (`Retry-After`), if the error has them. */
export function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return undefined;
  return typeof error.retryAfter === 'number' ? error.retryAfter : undefined;
}

/** Converts messages by field path to rjsf's `extraErrors`. */
export function errorSchemaOf(fields: Readonly<Record<string, string>>): ErrorSchema<FormValues> {
  const builder = new ErrorSchemaBuilder<FormValues>();
  for (const [field, message] of Object.entries(fields)) builder.addErrors(message, field);
  return builder.ErrorSchema;
}

/**
 * Thrown by `onSubmit` when the record was saved but a follow-up step failed. The form then continues as the
 * record's form.
 */
export class SavedInPart extends Error {
  override readonly name = 'SavedInPart';
  readonly id: string;

  /** @param cause error of the follow-up step, shown by the form */
  constructor(id: string, cause: unknown) {
    super(`saved as ${id}, but not all was done`, { cause });
    this.id = id;
  }
}
