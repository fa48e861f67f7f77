import { escapeHtml } from '../../src/contract/escapeHtml.ts';
import type { Language } from '../../src/contract/Language.ts';
import type { PrerenderedPage } from '../../src/panel/app/prerender.tsx';
import { fontPreloads } from './fontPreloads.ts';

interface WaitForUse {
  readonly script: string;
  readonly style: string;
  /** What is said when the panel cannot be loaded then, and when that is for want of a network. */
  readonly failure: string;
  readonly offline: string;
}

interface HtmlPageInput extends PrerenderedPage {
  readonly language: Language;
  readonly title: string;
  /** Whether the root holds the page and not only what surrounds it. */
  readonly isWhole: boolean;
  /** Of what asks for the first data; the first starts it. */
  readonly askAhead: readonly string[];
  /** Of what the page needs; the first starts the panel. */
  readonly scripts: readonly string[];
  /** Script that loads the panel as soon as somebody needs it; without it, the panel is loaded at once. */
  readonly waitForUse: WaitForUse | undefined;
  /** Another script of the page's own. */
  readonly inline: string | undefined;
  /** Text of a file of the built panel. */
  readonly asset: (path: string) => Promise<string>;
}

/** Vite's index.html, filled with what a page looks like and asking for what it needs, all at once. */
export async function htmlPage(template: string, page: HtmlPageInput): Promise<string> {
  const { askAhead, language, title, isWhole, root, head, colorScheme, scripts, waitForUse, inline } = page;
  const [entry] = scripts;
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g)];
  const css = await Promise.all(sheets.map(([, path = '']) => page.asset(path)));
  const fonts = isWhole ? fontPreloads(css.join(''), language) : '';
  const preloads = waitForUse
    ? ''
    : [...askAhead, ...scripts]
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        .join('');
  const start = waitForUse
    ? `${failureOf(waitForUse)}<script data-panel="/${entry}">${waitForUse.script}</script>`
    : [...askAhead.slice(0, 1), entry]
        .map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
        .join('');

  return (
    template
      .replace(/<html lang="\w+">/, `<html lang="${language}">`)
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>${colorScheme}`)
      .replaceAll(
        /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
        '',
      )
      // In the page, so that nothing has to be waited for before it shows.
      .replace(
        '</head>',
        () => `${fonts}${preloads}<style>${css.join('')}${waitForUse?.style ?? ''}</style>${head}</head>`,
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root"${isWhole ? ' data-prerendered="page"' : ''}>${root}</div>${start}${inline ? `<script>${inline}</script>` : ''}`,
      )
  );
}

function failureOf({ failure, offline }: WaitForUse): string {
  const texts = `data-online="${escapeHtml(failure)}" data-offline="${escapeHtml(offline)}"`;
  return `<p id="failure" role="alert" ${texts} hidden></p>`;
}
