/** A page of A5, and Polish letters in places of the encoding that Western texts use for others. */
const PAGE = { width: 420, height: 595, margin: 48 };
const LETTERS: readonly (readonly [letter: string, code: number, glyph: string])[] = [
  ['ą', 128, 'aogonek'],
  ['ć', 129, 'cacute'],
  ['ę', 130, 'eogonek'],
  ['ł', 131, 'lslash'],
  ['ń', 132, 'nacute'],
  ['ó', 133, 'oacute'],
  ['ś', 134, 'sacute'],
  ['ź', 135, 'zacute'],
  ['ż', 136, 'zdotaccent'],
  ['Ł', 137, 'Lslash'],
  ['Ś', 138, 'Sacute'],
  ['Ź', 139, 'Zacute'],
  ['Ż', 140, 'Zdotaccent'],
  ['Ć', 141, 'Cacute'],
];

/** A PDF of one page in Helvetica, which every reader has: the first line is its heading. */
export function pdfOf(lines: readonly string[]): Buffer {
  const [heading = '', ...rest] = lines;
  const start = PAGE.height - PAGE.margin - 14;
  const text = [
    `BT /F1 13 Tf ${PAGE.margin} ${start} Td (${escaped(heading)}) Tj ET`,
    `${PAGE.margin} ${start - 12} ${PAGE.width - 2 * PAGE.margin} 1 re f`,
    `BT /F1 11 Tf 18 TL ${PAGE.margin} ${start - 44} Td ${rest.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`,
  ].join('\n');
  const glyphs = LETTERS.map(([, code, glyph]) => `${code} /${glyph}`).join(' ');
  return documentOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 6 0 R >>',
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${glyphs}] >>`,
  ]);
}

/** Numbers the objects and says at which byte each begins. */
function documentOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escaped(line: string): string {
  const encoded = LETTERS.reduce(
    (text, [letter, code]) => text.replaceAll(letter, String.fromCharCode(code)),
    line,
  );
  return encoded.replace(/[\\()]/g, '\\$&');
}
