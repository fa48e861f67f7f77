import { languages } from '../../../../contract/Language.ts';
import { languageKey } from '../../../../contract/languageKey.ts';
import { languageName } from '../../../../contract/languageName.ts';
import { paths } from '../../../../contract/paths.ts';
import { type Html, html, raw } from '../html.ts';
import { inLanguage } from './inLanguage.ts';
import type { Reader } from './Reader.ts';
import { styles } from './styles.ts';

interface Page {
  readonly title: string;
  /** Its address, without the language. */
  readonly path: string;
  readonly main: Html;
  /** Into the head, instead of keeping search engines off. */
  readonly head?: Html | undefined;
  /** Where the reader comes from, above the content. */
  readonly home?: Html | undefined;
  /** Above the content, as wide as the window. */
  readonly cover?: Html | undefined;
  /** Before the terms. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

/** A whole page without scripts: its head, the languages, what it says, and the terms. */
export function frame(page: Page, reader: Reader): string {
  const { translate, language } = reader;
  const { title, main, cover, head, home, links = [] } = page;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
${head ?? html`<meta name="robots" content="noindex">\n`}<style>${raw(styles)}</style>
</head>
<body>
<a class="skip" href="#main">${translate('shell.skip')}</a>
<header>
<div class="wrap bar unprinted">${home ?? html`<span></span>`}${languagesOf(page, reader)}</div>
${cover}</header>
<main id="main" class="wrap">
${main}</main>
<footer class="unprinted"><div class="wrap"><ul>${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}${[
    paths.terms,
    paths.privacy,
  ].map(
    ({ getHref, title: name }) =>
      html`<li><a href="${`${getHref()}?${languageKey}=${language}`}" target="_blank" rel="noopener">${translate(name)}</a></li>`,
  )}</ul></div></footer>
</body>
</html>
`.toString();
}

function languagesOf({ path }: Page, { language, translate }: Reader): Html {
  return html`<nav aria-label="${translate('publicPages.languages')}"><ul>${languages.map(
    (one) =>
      html`<li><a href="${inLanguage(path, one)}" lang="${one}" hreflang="${one}"${one === language && html` aria-current="true"`}>${languageName(one, one)}</a></li>`,
  )}</ul></nav>`;
}
