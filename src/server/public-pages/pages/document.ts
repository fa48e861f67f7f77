import { languages } from '../../../contract/Language.ts';
import { pagePath } from '../../../domain/public-pages/pagePath.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { type Html, html } from '../../core/html/html.ts';
import { frame } from '../../core/html/pages/frame.ts';
import { inLanguage } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import type { Foundation } from '../foundationStore.ts';

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

/** A whole page of a foundation, or the one that says that there is none. */
export function documentOf(page: Page, reader: Reader): string {
  const { title, path, main, cover } = page;
  const signIn = {
    href: inLanguage(volunteerPages.signIn.getHref(), reader.language),
    label: reader.translate('publicPages.forVolunteers'),
  };
  const parts = { head: headOf(page, reader), home: homeOf(page, reader), cover, links: [signIn] };
  return frame({ title, path, main, ...parts }, reader);
}

function headOf(
  { title, path, foundation, description, picture }: Page,
  { language, publicUrl }: Reader,
): Html | undefined {
  if (!foundation || description === undefined) return undefined;
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
function homeOf({ foundation, path }: Page, { language }: Reader): Html | undefined {
  const home = foundation && pagePath(foundation.slug);
  if (!foundation || home === undefined || home === path) return undefined;
  return html`<a class="home" href="${inLanguage(home, language)}">← ${foundation.name}</a>`;
}
