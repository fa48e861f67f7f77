import { type ErrorCode, statusOfError } from '../../../contract/statusOfError.ts';
import type { ValidationMessage } from '../../../contract/validationMessage.ts';

/**
 * A refusal with a code of the contract. The error handler turns it into the contract's problem body, with the
 * text of `errors.{code}` in the language of the request.
 * @example throw new ApiError('not_found')
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** The fields that were refused. */
  readonly faults: readonly ValidationMessage[];
  /** The one field that the refusal as a whole is about. */
  readonly field: string | undefined;
  /** What its text names, such as a limit. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      faults?: readonly ValidationMessage[];
      field?: string;
      values?: Readonly<Record<string, string | number>>;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = statusOfError[code];
    this.faults = options.faults ?? [];
    this.field = options.field;
    this.values = options.values ?? {};
    this.retryAfter = options.retryAfter;
  }
}
