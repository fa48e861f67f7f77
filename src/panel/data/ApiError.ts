import type { components } from '../../contract/generated/types.ts';

export type Problem = components['schemas']['Problem'];

/** An answer of the API that is not a success. `problem` is missing when its body is not the contract's. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Seconds until another try makes sense, with status 429. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Problem | undefined, headers?: Headers) {
    super(problem?.message ?? `HTTP ${status}`);
    this.status = status;
    this.retryAfter = Number(headers?.get('retry-after')) || undefined;
    this.problem = problem;
  }
}
