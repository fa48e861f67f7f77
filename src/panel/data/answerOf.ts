import { ApiError, type FieldError, type Problem } from './ApiError.ts';

/** A 204 response has no data. */
type Answer<Data> = [Exclude<Data, undefined>] extends [never] ? undefined : Exclude<Data, undefined>;

/**
 * Returns the data of a call, or throws an ApiError.
 *
 * @example
 * const volunteer = await answerOf(client.GET('/volunteers/{id}', { params: { path: { id } } }));
 * @throws ApiError when the API refused; the error of `fetch` when there was no response
 */
export async function answerOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Answer<Data>> {
  const { data, error, response } = await call;
  // An error without a body leaves `error` undefined, so check the status.
  if (!response.ok) throw new ApiError(response.status, asProblem(error), response.headers);
  return data as Answer<Data>;
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
