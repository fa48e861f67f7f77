/**
 * Rows of cells of a text as spreadsheets read it by a separator, whether the file was written for it or not: a quote
 * counts at the beginning of a cell only, what stands behind the closing one belongs to the cell, and any end of a line
 * that is not within quotes ends the row.
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
