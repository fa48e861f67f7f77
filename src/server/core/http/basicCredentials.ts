/** E-mail and password of a Basic header in UTF-8, or null without such a header. */
export function basicCredentials(header: string | undefined): { email: string; password: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // PostgreSQL stores no NUL in text, so no account can match.
  return colon < 0 || text.includes('\0')
    ? null
    : { email: text.slice(0, colon).trim(), password: text.slice(colon + 1) };
}
