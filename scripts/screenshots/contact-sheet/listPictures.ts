import { readdirSync } from 'node:fs';
import { languages } from '../../../src/contract/Language.ts';
import { dataKinds } from '../foundations/DataKind.ts';
import { type Picture, pictureAt } from '../Picture.ts';
import { schemes } from '../readOptions.ts';

const order: readonly string[] = [...dataKinds, ...languages, ...schemes];

/** All pictures of the folder, those of earlier runs too. */
export function listPictures(folder: string): Picture[] {
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
