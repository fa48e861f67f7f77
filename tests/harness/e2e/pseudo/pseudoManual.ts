import { manualPieces } from '../../../../src/panel/manual/ManualText.tsx';
import { pseudoText } from './pseudoText.ts';

/** The manual in the pseudo-language. Labels of the panel stay keys, which get their own brackets. */
export function pseudoManual(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (_, value) => (typeof value === 'string' ? pseudoOf(value) : value)),
  );
}

function pseudoOf(text: string): string {
  return manualPieces(text)
    .map(({ key, text }) => (key === undefined ? pseudoText(text) : text))
    .join('');
}
