/** Parses CSV by RFC 4180, independent of the code that writes it. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (cells.lastIndex < text.length) {
    const match = cells.exec(text);
    if (!match) throw new Error(`no CSV behind ${rows.length} rows`);
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',' && cells.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
