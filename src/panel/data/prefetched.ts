import { apiUrl } from './apiUrl.ts';
import { activeLanguage } from './language.ts';

declare global {
  // The inline script of the page and the panel are separate bundles; this global is all they share.
  var prefetched: Map<string, Promise<Response>> | undefined;
}

globalThis.prefetched ??= new Map();
/** Prefetched responses, by method and URL. */
const calls = globalThis.prefetched;
/** After this a response is stale. A slow connection needs as long to load the panel's scripts. */
const KEEP_MS = 30_000;

/** Headers of every call of the panel (design, section 4). */
export function callHeaders(): Record<string, string> {
  return { 'source-device': 'web', 'accept-language': activeLanguage() };
}

/**
 * Requests data that the page will need while its scripts still load.
 *
 * @param path of the contract, with its parameters filled in
 */
export function prefetch(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const request = new Request(apiUrl + path, {
    method,
    headers: { ...callHeaders(), ...headers },
    credentials: 'same-origin',
  });
  const key = keyOf(request);
  const response = fetch(request);
  // Whoever takes it learns of a failure; nobody may.
  response.catch(() => {});
  calls.set(key, response);
  setTimeout(() => calls.delete(key), KEEP_MS);
  return response;
}

/**
 * Returns the prefetched response for this request, once. A request with a body or credentials never matches.
 * A write makes all prefetched responses stale.
 */
export function takePrefetched(request: Request): Promise<Response> | undefined {
  const key = keyOf(request);
  const isPlain = request.body === null && !request.headers.has('authorization');
  const response = isPlain ? calls.get(key) : undefined;
  if (response) calls.delete(key);
  else if (request.method !== 'GET') calls.clear();
  return response;
}

function keyOf({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  return `${method} ${pathname}?${searchParams}`;
}
