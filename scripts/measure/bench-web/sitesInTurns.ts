import { withConcurrency } from '../../build/panel/withConcurrency.ts';
import { inTurns, mediansOf } from '../bench/inTurns.ts';
import type { Bench, Site } from './openBench.ts';

/** Measures both apps alternately. @returns the median of each figure */
export async function sitesInTurns<Name extends string>(
  { peer, product, runs }: Bench,
  measure: (site: Site) => Promise<Readonly<Record<Name, number>>>,
): Promise<Record<Name, Record<'peer' | 'product', number>>> {
  return mediansOf(await inTurns({ peer: () => measure(peer), product: () => measure(product) }, runs));
}

/** Parallel, because loading a page is mostly waiting. */
const AT_ONCE = 4;

/** Maps items with limited concurrency; keeps the order. */
export function eachPage<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return withConcurrency(AT_ONCE, items, call);
}
