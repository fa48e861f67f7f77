import { expect, test } from 'vitest';
import { fontPreloads } from '../../../scripts/build/panel/htmlPage.ts';

const face = (name: string, weight: number, range: string) =>
  `@font-face{font-family:Roboto;font-weight:${weight};src:url(/assets/${name}.woff2)format("woff2");unicode-range:${range}}`;
const css = [
  face('latin-400', 400, 'U+??,U+131'),
  face('latin-700', 700, 'U+0000-00FF'),
  face('polish-400', 400, 'U+0100-02BA,U+2020'),
  face('cyrillic-500', 500, 'U+301,U+400-45F'),
].join('');

test.each([
  ['en', ['latin-400']],
  ['pl', ['latin-400', 'polish-400']],
  ['uk', ['latin-400', 'cyrillic-500']],
  ['ru', ['latin-400', 'cyrillic-500']],
] as const)('%s asks for the fonts of its letters, as its texts are set', (language, fonts) => {
  const found = [...fontPreloads(css, language).matchAll(/href="\/assets\/([\w-]+)\.woff2"/g)];
  expect(found.map(([, name]) => name)).toEqual(fonts);
});
