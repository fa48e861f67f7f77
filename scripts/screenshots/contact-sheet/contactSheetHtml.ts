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
      (value) => `:root:has(#${facet}-${value}:checked) figure:not([data-${facet}="${value}"]){display:none}`,
    )
    .join('');
}

function section(view: string, pictures: readonly Picture[]): string {
  const own = pictures.filter((picture) => picture.view === view);
  const blocks = valuesOf('data', own).map((data) => {
    const figures = own.filter((picture) => picture.data === data).map(figure);
    return `<div id="${view}-${data}"><h3>${view} · ${data}</h3>${figures.join('')}</div>`;
  });
  return `<details open id="${view}"><summary><h2>${view}</h2></summary>${blocks.join('\n')}</details>`;
}

function figure(picture: Picture): string {
  const { language, scheme, width, data } = picture;
  const path = `pictures/${pathOf(picture)}`;
  const attributes = `data-width="${width}" data-language="${language}" data-scheme="${scheme}" data-data="${data}"`;
  return `<figure ${attributes}><a href="${path}"><img loading="lazy" src="${path}" alt=""></a><figcaption>${width} ${language} ${scheme}</figcaption></figure>`;
}

function valuesOf(facet: (typeof facets)[number], pictures: readonly Picture[]): string[] {
  return [...new Set(pictures.map((picture) => String(picture[facet])))];
}
