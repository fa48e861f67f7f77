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

/** Whether a call was refused because somebody has changed the record since it was read. */
export function isRecordChanged(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem?.code === 'record_changed';
}

/**
 * Parses the body of an error leniently: of section 8 of the specification, `messages` or `message` is
 * enough. Returns undefined for anything else, such as a proxy's HTML page or an empty body.
 */
export function asProblem(body: unknown): Problem | undefined {
  if (!isObject(body)) return undefined;
  const problem = {
    code: asText(body.code),
    message: asText(body.message),
    messages: asList(body.messages, asText),
    errors: asList(body.errors, asFieldError),
  };
  const { code, message, messages, errors } = problem;
  return code || message || messages.length > 0 || errors.length > 0 ? problem : undefined;
}

function asFieldError(entry: unknown): FieldError | undefined {
  if (!isObject(entry)) return undefined;
  const message = asText(entry.message);
  return message === undefined
    ? undefined
    : { field: asText(entry.field) ?? '', code: asText(entry.code), message };
}

function asList<Entry>(value: unknown, asEntry: (entry: unknown) => Entry | undefined): Entry[] {
  return Array.isArray(value) ? value.map(asEntry).filter((entry) => entry !== undefined) : [];
}

/** Treats blank text as missing. */
function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
