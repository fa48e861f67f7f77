import { encode } from 'uqr';
import { attributes, type Html, html } from '../../core/html/html.ts';

/** A QR code as a picture of one path; its rim is as wide as readers need it. */
export function qrCode(text: string, label: string): Html {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  const svg = attributes({
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
    xmlns: 'http://www.w3.org/2000/svg',
  });
  return html`<svg${svg}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${runs.join('')}"/></svg>`;
}

/** Black modules of a row: where each run begins, and how long it is. */
function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const starts = row.flatMap((isBlack, x) => (isBlack && !row[x - 1] ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end === -1 ? row.length : end) - start];
  });
}
