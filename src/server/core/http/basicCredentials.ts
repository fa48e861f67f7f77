/** E-mail and password of a Basic header in UTF-8, or null where there is no such header. */
export function basicCredentials(header: string | undefined): { email: string; password: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // No database holds NUL in a text, so no account has it.
  return colon < 0 || text.includes('\0')
    ? null
    : { email: text.slice(0, colon).trim(), password: text.slice(colon + 1) };
}
