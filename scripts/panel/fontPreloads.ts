import type { Language } from '../../src/contract/Language.ts';
import { fontLetters, fontWeights } from '../../src/panel/app/panelFonts.ts';

/**
 * Link elements that ask for the fonts of a language at once, instead of when the first text is laid out.
 * @param css with the `@font-face` rules
 */
export function fontPreloads(css: string, language: Language): string {
  const faces = [...css.matchAll(/@font-face\s*\{(.*?)\}/gs)].map(([, face = '']) => face);
  return faces
    .filter(
      (face) =>
        fontWeights.some((weight) => weight === /font-weight:\s*(\d+)/.exec(face)?.[1]) &&
        covers(face, fontLetters[language]),
    )
    .map((face) => /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face)?.[1])
    .filter((url) => url !== undefined)
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('');
}

/** `U+104-107`, or `U+1??` as a minifier writes it. */
function covers(face: string, text: string): boolean {
  const ranges = [...face.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => ({
    from: Number.parseInt(from.replaceAll('?', '0'), 16),
    to: Number.parseInt(to.replaceAll('?', 'F'), 16),
  }));
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(({ from, to }) => code >= from && code <= to);
  });
}
