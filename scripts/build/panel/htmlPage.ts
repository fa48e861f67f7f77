import { escapeHtml } from '../../../src/contract/escapeHtml.ts';
import type { Language } from '../../../src/contract/Language.ts';
import { fontLetters, fontWeights } from '../../../src/panel/app/panelFonts.ts';
import type { PrerenderedList, PrerenderedPage } from '../../../src/panel/boot/prerender.tsx';
import type { MissingReason } from '../../../src/panel/data/loadPart.ts';

/** A script that stands in the page and starts the panel when it is time. */
export interface Starter {
  readonly script: string;
  /** In the head it runs before anything else is asked for, at the end of the body once the page can be used. */
  readonly place: 'head' | 'body';
  /** What it finds at its element. */
  readonly data: Readonly<Record<string, string | undefined>>;
  readonly style: string;
  /** Addresses of scripts that are asked for before it runs. */
  readonly preloads?: readonly string[];
  /** What is said when the panel does not come, and why. */
  readonly failure: {
    readonly title: string;
    readonly reload: string;
    readonly reasons: Readonly<Record<MissingReason, string>>;
  };
}

/** An empty one is none. */
type InlineScripts = readonly string[];

interface HtmlPageInput extends PrerenderedPage {
  readonly language: Language;
  readonly title: string;
  /** Whether the root holds the page and not only what surrounds it. */
  readonly isWhole: boolean;
  /** The page with samples for rows, in each of its shapes. */
  readonly lists: readonly PrerenderedList[];
  readonly starter: Starter;
  /** Scripts of the page's own: before all else, and at its end. */
  readonly inline: { readonly first: InlineScripts; readonly last: InlineScripts };
  /** Text of a file of the built panel. */
  readonly asset: (path: string) => Promise<string>;
}

/** Vite's index.html, filled with what a page looks like and asking for what it needs, all at once. */
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
      // Not even the tab has a name before it.
      .replace(/<meta charset=[^>]*>/, (charset) => charset + inlineScripts(inline.first))
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>${colorScheme}`)
      .replaceAll(
        /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
        '',
      )
      // In the page, so that nothing has to be waited for before it shows.
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
 * Emotion writes a style element for each class, well over a hundred a page, and moves each of them when the panel
 * starts, which has the browser read it again. It takes up one for all of them as well.
 *
 * @param elements of a page's head; those for classes become one, behind the others
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
