import { escapeHtml } from '../../../src/contract/escapeHtml.ts';
import type { Language } from '../../../src/contract/Language.ts';
import { fontLetters, fontWeights } from '../../../src/panel/app/panelFonts.ts';
import type { PrerenderedList, PrerenderedPage } from '../../../src/panel/boot/prerender.tsx';
import type { MissingReason } from '../../../src/panel/data/loadPart.ts';

/** Inline script that starts the panel at the right time. */
export interface Starter {
  readonly script: string;
  /** `head`: before anything else is requested; `body`: at its end, once the page is usable. */
  readonly place: 'head' | 'body';
  /** Data attributes of its element. */
  readonly data: Readonly<Record<string, string | undefined>>;
  readonly style: string;
  /** URLs of scripts to preload. */
  readonly preloads?: readonly string[];
  /** Message when the panel fails to load, by reason. */
  readonly failure: {
    readonly title: string;
    readonly reload: string;
    readonly reasons: Readonly<Record<MissingReason, string>>;
  };
}

/** Empty ones are skipped. */
type InlineScripts = readonly string[];

interface HtmlPageInput extends PrerenderedPage {
  readonly language: Language;
  readonly title: string;
  /** Whether the root contains the whole page or only the shell. */
  readonly isWhole: boolean;
  /** The page with sample rows, per media query. */
  readonly lists: readonly PrerenderedList[];
  readonly starter: Starter;
  /** Inline scripts of the page: in front of everything, and at its end. */
  readonly inline: { readonly first: InlineScripts; readonly last: InlineScripts };
  /** Content of a file of the built panel. */
  readonly asset: (path: string) => Promise<string>;
}

/** Fills Vite's index.html with the prerendered page and preloads for everything it needs. */
export async function htmlPage(template: string, page: HtmlPageInput): Promise<string> {
  const { language, title, isWhole, root, head, colorScheme, lists, starter, inline } = page;
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g)];
  const css = await Promise.all(sheets.map(([, path = '']) => page.asset(path)));
  const fonts = isWhole ? fontPreloads(css.join(''), language) : '';
  const preloads = starter.preloads?.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const start = scriptOf(starter);
  const heads = joinStyles(new Set([...head, ...lists.flatMap(({ head }) => head)]));
  const body = [
    `<div id="root"${isWhole ? ' data-prerendered="page"' : ''}>${root}</div>`,
    ...lists.map(({ media, root }) => `<template data-media="${media}">${root}</template>`),
    failureOf(starter),
    starter.place === 'head' ? '' : start,
    inlineScripts(inline.last),
  ];

  return (
    template
      .replace(/<html lang="\w+">/, `<html lang="${language}">`)
      // Before everything else, even the title.
      .replace(/<meta charset=[^>]*>/, (charset) => charset + inlineScripts(inline.first))
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>${colorScheme}`)
      .replaceAll(
        /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
        '',
      )
      // Inlined, so that nothing delays the first paint.
      .replace('</head>', () =>
        [
          starter.place === 'head' ? start : '',
          fonts,
          ...(preloads ?? []),
          `<style>${css.join('')}${starter.style}</style>`,
          ...heads,
          '</head>',
        ].join(''),
      )
      .replace('<div id="root"></div>', () => body.join(''))
  );
}

function inlineScripts(scripts: InlineScripts): string {
  return scripts.map((script) => script && `<script>${script}</script>`).join('');
}

function scriptOf({ script, data }: Starter): string {
  const attributes = Object.entries(data).map(([name, value]) =>
    value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<script${attributes.join('')}>${script}</script>`;
}

function failureOf({ failure: { title, reload, reasons } }: Starter): string {
  const texts = Object.entries(reasons).map(([reason, text]) => ` data-${reason}="${escapeHtml(text)}"`);
  const inside = `<h1>${escapeHtml(title)}</h1><p></p><button type="button">${escapeHtml(reload)}</button>`;
  return `<div id="failure" role="alert"${texts.join('')} hidden>${inside}</div>`;
}

const ofClass = /^<style data-emotion="css (\S+)">(.*)<\/style>$/s;

/**
 * Joins Emotion's style elements: it writes one per class, well over a hundred per page, and moves each when
 * the panel starts, which makes the browser parse it again. Emotion also accepts a single element for all.
 *
 * @param elements of a page's head; the joined element comes last
 */
function joinStyles(elements: Iterable<string>): string[] {
  const others: string[] = [];
  const classes: string[] = [];
  const rules: string[] = [];
  for (const element of elements) {
    const [, name, text] = ofClass.exec(element) ?? [];
    if (name === undefined || text === undefined) others.push(element);
    else {
      classes.push(name);
      rules.push(text);
    }
  }
  const joined = `<style data-emotion="css ${classes.join(' ')}">${rules.join('')}</style>`;
  return classes.length === 0 ? others : [...others, joined];
}

/**
 * Preload links for a language's fonts, which would otherwise load only when the first text is laid out.
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

/** `U+104-107`, or `U+1??` when minified. */
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
