/** What the body of an error tells. The API may be any server, so each part of the contract's problem may be missing. */
export interface Problem {
  /** The contract's, or whatever else the server calls it. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly messages: readonly string[];
  readonly errors: readonly FieldError[];
}

export interface FieldError {
  /** Path of the field, with dots; empty for the whole body. */
  readonly field: string;
  readonly code: string | undefined;
  readonly message: string;
}

/** An answer of the API that is not a success. `problem` is missing when its body tells nothing. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Why, in words for people, if the API says so. */
  readonly reason: string | undefined;
  /** Seconds until another try makes sense, with status 429. */
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
