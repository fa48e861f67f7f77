import { type Picture, pathOf } from '../Picture.ts';
import { contactSheetStyles } from './contactSheetStyles.ts';

const facets = ['width', 'language', 'scheme', 'data'] as const;

/** One page with all pictures, by view; radio buttons and `:has()` filter them, so it needs no script. */
export function contactSheetHtml(pictures: readonly Picture[]): string {
  const views = [...new Set(pictures.map(({ view }) => view))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>${contactSheetStyles}${facets.map((facet) => hidingRules(facet, pictures)).join('')}</style>
<header>
<h1>Screenshots</h1>
${facets.map((facet) => filter(facet, pictures)).join('\n')}
<nav>${views.map((view) => `<a href="#${view}">${view}</a>`).join(' ')}</nav>
</header>
${views.map((view) => section(view, pictures)).join('\n')}
</html>
`;
}

function filter(facet: (typeof facets)[number], pictures: readonly Picture[]): string {
  const radio = (value: string, checked: string) =>
    `<label><input type="radio" name="${facet}" id="${facet}-${value}"${checked}> ${value}</label>`;
  const radios = valuesOf(facet, pictures).map((value) => radio(value, ''));
  return `<fieldset><legend>${facet}</legend>${radio('all', ' checked')}${radios.join('')}</fieldset>`;
}

function hidingRules(facet: (typeof facets)[number], pictures: readonly Picture[]): string {
  return valuesOf(facet, pictures)
    .map(
      (value) =>
        `:root:has(#${facet}-${value}:checked) section a:not(.${classOf(facet, value)}){display:none}`,
    )
    .join('');
}

function section(view: string, pictures: readonly Picture[]): string {
  const own = pictures.filter((picture) => picture.view === view);
  const blocks = valuesOf('data', own).map((data) => {
    const links = own.filter((picture) => picture.data === data).map(link);
    return `<section id="${view}-${data}"><h3>${view} · ${data}</h3>${links.join('')}</section>`;
  });
  return `<details open id="${view}"><summary><h2>${view}</h2></summary>${blocks.join('\n')}</details>`;
}

/** Its classes are its caption, too. */
function link(picture: Picture): string {
  const path = `pictures/${pathOf(picture)}`;
  const classes = facets.map((facet) => classOf(facet, String(picture[facet]))).join(' ');
  return `<a class="${classes}" href="${path}"><img loading="lazy" src="${path}" alt=""></a>`;
}

/** The name of a class cannot begin with a digit. */
function classOf(facet: (typeof facets)[number], value: string): string {
  return facet === 'width' ? `w${value}` : value;
}

function valuesOf(facet: (typeof facets)[number], pictures: readonly Picture[]): string[] {
  return [...new Set(pictures.map((picture) => String(picture[facet])))];
}
