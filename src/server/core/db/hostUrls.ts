/** Supported values of `target_session_attrs`: the panel always needs a writable server. */
const TARGETS: readonly (string | null)[] = [null, 'any', 'read-write', 'primary'];

/**
 * The servers of a PostgreSQL URL, which may list comma-separated hosts like libpq.
 * @example
 * hostUrls('postgres://panel@db1,db2:5433/panel')
 * // ['postgres://panel@db1/panel', 'postgres://panel@db2:5433/panel']
 * @returns undefined for an invalid URL, or one that wants another kind of server
 */
export function hostUrls(databaseUrl: string): readonly string[] | undefined {
  const [scheme = '', rest = ''] = splitAt(databaseUrl, databaseUrl.indexOf('://') + 3);
  const [authority = '', path = ''] = splitAt(rest, rest.search(/[/?#]/));
  const [user = '', hosts = ''] = splitAt(authority, authority.lastIndexOf('@') + 1);
  const urls = hosts.split(',').map((host) => `${scheme}${user}${host}${path}`);
  return urls.every(isSound) ? urls : undefined;
}

/** @param index where the second part begins; negative if there is none */
function splitAt(text: string, index: number): [string, string] {
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

function isSound(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.hostname === '') return false;
  return TARGETS.includes(url.searchParams.get('target_session_attrs'));
}
