/** Set when the panel is built: the base path of the API, any server that keeps the contract. */
declare const __API_URL__: string | undefined;

/** Absolute, without a slash at the end. Tests have no build and so take the default. */
export const apiUrl = new URL(
  typeof __API_URL__ === 'string' ? __API_URL__ : '/api',
  // Where pages are rendered ahead, there is no address and no API.
  globalThis.location?.origin ?? 'http://panel.invalid',
).href.replace(/\/$/, '');
