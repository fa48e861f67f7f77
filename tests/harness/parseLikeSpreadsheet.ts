/**
 * Parses text like a spreadsheet with the given separator, whether or not the file was written for it: a
 * quote only counts at a cell's start, text after the closing quote belongs to the cell, and any unquoted
 * line end ends the row.
 */
export function parseLikeSpreadsheet(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && !isLineEnd(text[at])) {
      cell += text[at];
      at += 1;
    }
    row.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at < text.length && !isLineEnd(text[at])) continue;
      row.push('');
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}
