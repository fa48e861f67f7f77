/** Effect of a contract change on its clients. */
export interface Finding {
  /**
   * `breaks`: a client of the previous contract fails. `warns`: a response may contain new values. `adds`:
   * something new that clients can ignore.
   */
  readonly weight: 'breaks' | 'warns' | 'adds';
  readonly place: string;
  readonly message: string;
}

/**
 * The lowest semver version for a release with these findings.
 * @example versionFor('1.4.0', [{ weight: 'adds', … }]) // '1.5.0'
 */
export function versionFor(released: string, findings: readonly Finding[]): string {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  if (findings.some(({ weight }) => weight === 'breaks')) return `${major + 1}.0.0`;
  return findings.length > 0 ? `${major}.${minor + 1}.0` : released;
}

/** Whether a version is at least as high as another. */
export function isAtLeast(version: string, wanted: string): boolean {
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}
