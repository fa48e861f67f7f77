/** A page of A5. */
const PAGE = { width: 420, height: 595, margin: 48 };
/** What the encoding of Western texts has no place for, though Helvetica has the glyphs. */
const LETTERS = { ł: ['\x80', 'lslash'], Ł: ['\x81', 'Lslash'] } as const;

/**
 * A PDF of one page in Helvetica, which every reader has: the first line is its heading.
 * @throws RangeError where a letter is not in every reader's Helvetica: of the Polish ones only ó, ł and Ł are
 */
export function pdfOf(lines: readonly string[]): Buffer {
  const [heading = '', ...rest] = lines.map(encoded);
  const { width, height, margin } = PAGE;
  const top = height - margin - 14;
  const text = [
    `BT /F1 13 Tf ${margin} ${top} Td (${heading}) Tj ET`,
    `${margin} ${top - 12} ${width - 2 * margin} 1 re f`,
    `BT /F1 11 Tf 18 TL ${margin} ${top - 44} Td ${rest.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
  ].join('\n');
  return documentOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 6 0 R >>',
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [128 /${LETTERS.ł[1]} /${LETTERS.Ł[1]}] >>`,
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

function encoded(line: string): string {
  const text = line.replaceAll('ł', LETTERS.ł[0]).replaceAll('Ł', LETTERS.Ł[0]);
  if (/[^\x20-\x81\xa0-\xff]/.test(text)) throw new RangeError(`Not in Helvetica: ${line}`);
  return text.replace(/[\\()]/g, '\\$&');
}
