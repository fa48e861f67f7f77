import { severalAtOnce } from '../../../build/panel/severalAtOnce.ts';

/** Some at a time, because most of a page's life is waiting. */
const AT_ONCE = 4;

/** Calls with each item, several at a time; keeps the order. */
export function eachPage<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return severalAtOnce(AT_ONCE, items, call);
}
