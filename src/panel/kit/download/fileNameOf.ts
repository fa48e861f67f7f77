/**
 * The name that a download is to be saved under, out of its Content-Disposition (RFC 6266).
 * @example fileNameOf("attachment; filename*=UTF-8''za%C5%9Bwiadczenie.pdf", 'file') // 'zaświadczenie.pdf'
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition ?? '') ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return decoded(encoded) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? fallback;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
