/**
 * The body of an error response. The API may be any server, so each part of the contract's problem may be
 * missing.
 */
export interface Problem {
  /** A code of the contract, or one of the server's own. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly messages: readonly string[];
  readonly errors: readonly FieldError[];
}

export interface FieldError {
  /** Dotted path of the field; empty for the whole body. */
  readonly field: string;
  readonly code: string | undefined;
  readonly message: string;
}

/** A response of the API that is not a success. `problem` is missing when the body is not a problem. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  /** The reason in words for people, if the API gives one. */
  readonly reason: string | undefined;
  /** Seconds to wait before a retry, from `Retry-After` of a 429. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Problem | undefined, headers?: Headers) {
    const reason = problem?.message ?? (problem?.messages.join(' ') || undefined);
    super(reason ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.reason = reason;
    this.retryAfter = Number(headers?.get('retry-after')) || undefined;
  }
}
