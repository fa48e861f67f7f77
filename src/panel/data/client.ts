import createClient from 'openapi-fetch';
import type { paths } from '../../contract/generated/types.ts';
import { ApiError, asProblem } from './ApiError.ts';
import { apiUrl } from './apiUrl.ts';
import { transport } from './transport.ts';

/**
 * Typed client for every call of the contract. It resolves to `{ data, error, response }`; `answerOf` turns
 * that into the data or an ApiError.
 */
export const client = createClient<paths>({
  baseUrl: apiUrl,
  credentials: 'same-origin',
  fetch: transport,
});

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
