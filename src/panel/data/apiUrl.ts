/** Set when the panel is built: the base path of the API, any server that keeps the contract. */
declare const __API_URL__: string | undefined;

/** Absolute, without a slash at the end. Tests have no build and so take the default. */
export const apiUrl = new URL(
  typeof __API_URL__ === 'string' ? __API_URL__ : '/api',
  window.location.origin,
).href.replace(/\/$/, '');
