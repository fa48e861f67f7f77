import createClient from 'openapi-fetch';
import type { paths } from '../../contract/generated/types.ts';
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
