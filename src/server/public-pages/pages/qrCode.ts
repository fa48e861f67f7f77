import { attributes, type Html, html } from '../../core/html/html.ts';
import { qrPath } from '../../core/qr/qrPath.ts';

/** A QR code as a picture of one path. */
export function qrCode(text: string, label: string): Html {
  const { size, path } = qrPath(text);
  const svg = attributes({
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
    xmlns: 'http://www.w3.org/2000/svg',
  });
  return html`<svg${svg}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
}
