import { ApiError } from './ApiError.ts';
import { asProblem } from './asProblem.ts';

/** Nothing comes back from what answers 204. */
type Answer<Data> = [Exclude<Data, undefined>] extends [never] ? undefined : Exclude<Data, undefined>;

/**
 * The data of a call, or an ApiError.
 *
 * @example
 * const volunteer = await answerOf(client.GET('/volunteers/{id}', { params: { path: { id } } }));
 * @throws ApiError when the API refused; the error of `fetch` when no answer came
 */
export async function answerOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Answer<Data>> {
  const { data, error, response } = await call;
  // An error without a body leaves `error` undefined, so only the status tells.
  if (!response.ok) throw new ApiError(response.status, asProblem(error), response.headers);
  return data as Answer<Data>;
}
