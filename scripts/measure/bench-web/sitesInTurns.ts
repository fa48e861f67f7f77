import { inTurns, mediansOf } from '../bench/inTurns.ts';
import type { Bench } from './openBench.ts';
import type { Site } from './Site.ts';

/** Measures both apps alternately. @returns the median of each figure */
export async function sitesInTurns<Name extends string>(
  { peer, product }: Bench,
  runs: number,
  measure: (site: Site) => Promise<Readonly<Record<Name, number>>>,
): Promise<Record<Name, Record<'peer' | 'product', number>>> {
  return mediansOf(await inTurns({ peer: () => measure(peer), product: () => measure(product) }, runs));
}
