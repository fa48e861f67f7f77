import { apiUrl } from './apiUrl.ts';
import { activeLanguage } from './language.ts';

declare global {
  // The script in the page and those of the panel are programs of their own, and share nothing else.
  var prefetched: Map<string, Promise<Response>> | undefined;
}

globalThis.prefetched ??= new Map();
/** What was asked for before the panel was there, by method and address. */
const calls = globalThis.prefetched;
/** After this, what came is not fresh any more; a slow line needs that long for the panel's scripts. */
const KEEP_MS = 30_000;

/** What every call of the panel says of itself (design, section 4). */
export function callHeaders(): Record<string, string> {
  return { 'source-device': 'web', 'accept-language': activeLanguage() };
}

/**
 * Asks for something that the page will want, while its scripts are still on their way.
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
  calls.set(key, response);
  setTimeout(() => calls.delete(key), KEEP_MS);
  return response;
}

/**
 * The answer that is on its way already; it is there for one who asks the same, once. A body and credentials are part
 * of what is asked, and a prefetch has neither. Whoever changes something makes all that was asked before it old.
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
