import { withConcurrency } from '../../../build/panel/withConcurrency.ts';

/** Parallel, because loading a page is mostly waiting. */
const AT_ONCE = 4;

/** Maps items with limited concurrency; keeps the order. */
export function eachPage<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return withConcurrency(AT_ONCE, items, call);
}
