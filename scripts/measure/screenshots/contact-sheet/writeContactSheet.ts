import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { languages } from '../../../../src/contract/Language.ts';
import { dataKinds } from '../../../../tests/harness/foundations/DataKind.ts';
import { type Picture, pictureAt } from '../Picture.ts';
import { schemes } from '../readOptions.ts';
import { contactSheetHtml } from './contactSheetHtml.ts';

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
  for (const { view, data } of pictures.filter(isFirst)) {
    if (!views.includes(view)) continue;
    const block = page.locator(`[id="${view}-${data}"]`);
    await block.evaluate(async (element) => {
      const images = [...element.querySelectorAll('img')];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
    });
    await block.screenshot({ path: join(folder, 'sheets', `${view}-${data}.png`) });
  }
  await page.close();
  return file;
}

/** Whether it is the first of its view and kind of data. */
function isFirst<T extends { view: string; data: string }>(
  { view, data }: T,
  index: number,
  all: readonly T[],
) {
  return index === all.findIndex((other) => other.view === view && other.data === data);
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
