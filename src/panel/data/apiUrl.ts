/** Set at build time (vite.config.ts) and for tests (tests/vitest.config.ts). */
declare const __API_URL__: string;

/** Base URL of the API, which may be any server that implements the contract. */
export const apiUrl = resolveApiUrl(__API_URL__);

/**
 * Makes the URL absolute, without a trailing slash.
 * @param base absolute, or relative to the panel's origin
 */
export function resolveApiUrl(base: string): string {
  // Prerendering has no origin and no API.
  return new URL(base, globalThis.location?.origin ?? 'http://panel.invalid').href.replace(/\/$/, '');
}

/** URL of a photo or cover; `undefined` if there is none, as `<img src>` and `<Avatar src>` expect. */
export function imageUrl(imageToken: string | null | undefined): string | undefined {
  return imageToken ? `${apiUrl}/images/${encodeURIComponent(imageToken)}` : undefined;
}
