import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { languages } from '../../../../src/contract/Language.ts';
import { dataKinds } from '../../../../tests/harness/foundations/DataKind.ts';
import { type Picture, pathOf, pictureAt } from '../Picture.ts';
import { schemes } from '../readOptions.ts';

/**
 * Writes `index.html` of all pictures, and one PNG for each view and kind of data taken. @returns its file
 */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  views: readonly string[],
): Promise<string> {
  const pictures = listPictures(join(folder, 'pictures'));
  const file = join(folder, 'index.html');
  writeFileSync(file, contactSheetHtml(pictures));
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1784, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  // The sticky header would cover the target.
  await page.addStyleTag({ content: 'header{display:none}' });
  const wanted = pictures.filter(({ view }) => views.includes(view));
  for (const id of new Set(wanted.map(blockOf))) {
    const block = page.locator(`[id="${id}"]`);
    await block.evaluate(async (element) => {
      const images = [...element.querySelectorAll('img')];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
    });
    await block.screenshot({ path: join(folder, 'sheets', `${id}.png`) });
  }
  await page.close();
  return file;
}

function blockOf({ view, data }: Pick<Picture, 'view' | 'data'>): string {
  return `${view}-${data}`;
}

const order: readonly string[] = [...dataKinds, ...languages, ...schemes];

/** All pictures of the folder, including those of earlier runs. */
function listPictures(folder: string): Picture[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.flatMap((path) => pictureAt(path.replaceAll('\\', '/')) ?? []).sort(inOrder);
}

function inOrder(one: Picture, other: Picture): number {
  return (
    one.view.localeCompare(other.view) ||
    order.indexOf(one.data) - order.indexOf(other.data) ||
    order.indexOf(one.language) - order.indexOf(other.language) ||
    order.indexOf(one.scheme) - order.indexOf(other.scheme) ||
    one.width - other.width
  );
}

const facets = ['width', 'language', 'scheme', 'data'] as const;

/** One page with all pictures, by view; filtered by radio buttons and `:has()`, without scripts. */
function contactSheetHtml(pictures: readonly Picture[]): string {
  const views = Map.groupBy(pictures, ({ view }) => view);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>${contactSheetStyles}${facets.map((facet) => hidingRules(facet, pictures)).join('')}</style>
<header>
<h1>Screenshots</h1>
${facets.map((facet) => filter(facet, pictures)).join('\n')}
<nav>${[...views.keys()].map((view) => `<a href="#${view}">${view}</a>`).join(' ')}</nav>
</header>
${[...views].map(([view, own]) => section(view, own)).join('\n')}
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
  const blocks = [...Map.groupBy(pictures, ({ data }) => data)].map(([data, own]) => {
    const links = own.map(link).join('');
    return `<section id="${blockOf({ view, data })}"><h3>${view} · ${data}</h3>${links}</section>`;
  });
  return `<details open id="${view}"><summary><h2>${view}</h2></summary>${blocks.join('\n')}</details>`;
}

/** Its classes are also its caption. */
function link(picture: Picture): string {
  const path = `pictures/${pathOf(picture)}`;
  const classes = facets.map((facet) => classOf(facet, String(picture[facet]))).join(' ');
  return `<a class="${classes}" href="${path}"><img loading="lazy" src="${path}" alt=""></a>`;
}

/** A class name cannot start with a digit. */
function classOf(facet: (typeof facets)[number], value: string): string {
  return facet === 'width' ? `w${value}` : value;
}

function valuesOf(facet: (typeof facets)[number], pictures: readonly Picture[]): string[] {
  return [...new Set(pictures.map((picture) => String(picture[facet])))];
}

/** Pictures of the same width are stacked; long ones show their top. */
const contactSheetStyles = `
body{margin:0;font:14px system-ui;background:#777;color:#fff}
header{position:sticky;top:0;z-index:1;padding:8px 16px;background:#222}
header h1,header fieldset{display:inline-block;margin:0 16px 4px 0;font-size:16px;border:0;padding:0}
header legend{float:left;margin-right:8px;font-weight:bold}
header nav{max-height:72px;overflow:auto}
a{color:#9ef}
details{padding:0 16px;scroll-margin-top:150px}
summary h2{display:inline-block;margin:16px 0 8px}
h3{margin:8px 0}
section{display:flow-root;padding-bottom:16px}
section a{float:left;height:540px;margin:0 8px 8px 0;overflow:hidden;background:#888;color:#fff}
section a::before{content:attr(class);display:block;font-size:12px}
img{display:block;width:100%}
.w360{clear:left;width:176px}
.w768{width:280px}
.w1024{width:340px}
.w1280{width:420px}
.w1536{width:460px}
`;
