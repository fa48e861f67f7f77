import { ApiError } from './ApiError.ts';
import { asProblem } from './asProblem.ts';
import { transport } from './transport.ts';

/** What ra-data-simple-rest calls instead of its own fetch, so that its calls pass our transport too. */
export async function httpClient(url: string, options: RequestInit = {}) {
  const request = new Request(url, { ...options, credentials: 'same-origin' });
  if (options.body) request.headers.set('content-type', 'application/json');

  const response = await transport(request);
  const body = await response.text();
  const json = parseJson(body);
  if (!response.ok) throw new ApiError(response.status, asProblem(json), response.headers);
  return { status: response.status, headers: response.headers, body, json };
}

/** An empty body, or a proxy's HTML page, is no JSON. */
function parseJson(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
