/**
 * Absolute, without a slash at the end.
 * @param base a path of the panel's own address
 */
export function resolveApiUrl(base: string): string {
  // Where pages are rendered ahead, there is no address and no API.
  return new URL(base, globalThis.location?.origin ?? 'http://panel.invalid').href.replace(/\/$/, '');
}
