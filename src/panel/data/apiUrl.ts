/** Said when the panel is built (vite.config.ts), and to tests (tests/vitest.config.ts). */
declare const __API_URL__: string;

/** The base of the API, any server that keeps the contract. */
export const apiUrl = resolveApiUrl(__API_URL__);

/**
 * Absolute, without a slash at the end.
 * @param base a path of the panel's own address
 */
export function resolveApiUrl(base: string): string {
  // Where pages are rendered ahead, there is no address and no API.
  return new URL(base, globalThis.location?.origin ?? 'http://panel.invalid').href.replace(/\/$/, '');
}
