import { type ErrorCode, statusOfError } from '../../../contract/statusOfError.ts';
import type { ValidationMessage } from '../../../contract/validationMessage.ts';

type ErrorValues = Readonly<Record<string, string | number | Date | readonly string[]>>;

/**
 * A refusal with an error code of the contract. The error handler converts it to the contract's problem body,
 * with the text of `errors.{code}` in the request's language.
 * @example throw new ApiError('not_found')
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** The invalid fields. */
  readonly issues: readonly ValidationMessage[];
  /** The field that the whole refusal is about. */
  readonly field: string | undefined;
  /** Values of its text, such as a limit; a day is at midnight, UTC; a list holds keys of texts. */
  readonly values: ErrorValues;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      issues?: readonly ValidationMessage[];
      field?: string;
      values?: ErrorValues;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = statusOfError[code];
    this.issues = options.issues ?? [];
    this.field = options.field;
    this.values = options.values ?? {};
    this.retryAfter = options.retryAfter;
  }
}

/** A refusal of one field, with its message (`validation`). */
export function invalidField(field: string, key: string, values: ValidationMessage['values'] = {}): ApiError {
  return new ApiError('invalid_input', { issues: [{ field, key, values }] });
}
