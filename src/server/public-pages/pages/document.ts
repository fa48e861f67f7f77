import { languages } from '../../../contract/Language.ts';
import { languageKey } from '../../../contract/languageKey.ts';
import { languageName } from '../../../contract/languageName.ts';
import { paths } from '../../../contract/paths.ts';
import { type Html, html, raw } from '../../core/html/html.ts';
import type { Foundation } from '../foundationStore.ts';
import { inLanguage, pagePath } from '../pagePath.ts';
import type { Reader } from './Reader.ts';
import { styles } from './styles.ts';

/** Descriptions in search results and previews are cut anyway. */
const LONGEST_DESCRIPTION = 200;

interface Page {
  readonly title: string;
  /** Its address, without the language. */
  readonly path: string;
  readonly main: Html;
  /** Missing on the page that says that there is none. */
  readonly foundation?: Foundation;
  /** Only pages that tell of the foundation are for search engines. */
  readonly description?: string;
  /** Path of the picture that previews show. */
  readonly picture?: string | undefined;
  /** Above the content, as wide as the window. */
  readonly cover?: Html;
}

/** A whole page: its head, the languages, what it says, and the terms. */
export function documentOf(page: Page, reader: Reader): string {
  const { translate, language } = reader;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${page.title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
${headOf(page, reader)}<style>${raw(styles)}</style>
</head>
<body>
<a class="skip" href="#main">${translate('shell.skip')}</a>
<header>
<div class="wrap bar unprinted">${homeOf(page, reader)}${languagesOf(page, reader)}</div>
${page.cover}</header>
<main id="main" class="wrap">
${page.main}</main>
<footer class="unprinted"><div class="wrap"><ul>${[paths.terms, paths.privacy].map(
    ({ getHref, title }) =>
      html`<li><a href="${`${getHref()}?${languageKey}=${language}`}" target="_blank" rel="noopener">${translate(title)}</a></li>`,
  )}</ul></div></footer>
</body>
</html>
`.toString();
}

function headOf(
  { title, path, foundation, description, picture }: Page,
  { language, publicUrl }: Reader,
): Html {
  if (!foundation || description === undefined) return html`<meta name="robots" content="noindex">\n`;
  const short = description.replace(/\s+/g, ' ').slice(0, LONGEST_DESCRIPTION);
  const properties = {
    type: 'website',
    title,
    description: short,
    url: publicUrl + inLanguage(path, language),
    site_name: foundation.name,
    ...(picture !== undefined && { image: publicUrl + picture }),
  };
  return html`<meta name="description" content="${short}">
<link rel="canonical" href="${properties.url}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${publicUrl + inLanguage(path, one)}">\n`)}${Object.entries(
  properties,
).map(([name, content]) => html`<meta property="og:${name}" content="${content}">\n`)}`;
}

/** Back from a page below the foundation's. */
function homeOf({ foundation, path }: Page, { language }: Reader): Html {
  const home = foundation && pagePath(foundation.slug);
  if (!foundation || home === undefined || home === path) return html`<span></span>`;
  return html`<a class="home" href="${inLanguage(home, language)}">← ${foundation.name}</a>`;
}

function languagesOf({ path }: Page, { language, translate }: Reader): Html {
  return html`<nav aria-label="${translate('publicPages.languages')}"><ul>${languages.map(
    (one) =>
      html`<li><a href="${inLanguage(path, one)}" lang="${one}" hreflang="${one}"${one === language && html` aria-current="true"`}>${languageName(one, one)}</a></li>`,
  )}</ul></nav>`;
}
