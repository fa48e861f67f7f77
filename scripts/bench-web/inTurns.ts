import { median } from '../bench/median.ts';
import type { Bench } from './openBench.ts';
import type { Site } from './Site.ts';

type Figures<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Measures both apps in turns, so that whatever else the machine does meets both alike.
 * @returns the median of each figure
 */
export async function inTurns<Name extends string>(
  { peer, product }: Bench,
  runs: number,
  measure: (site: Site) => Promise<Figures<Name>>,
): Promise<Record<Name, { peer: number; product: number }>> {
  const all = { peer: [] as Figures<Name>[], product: [] as Figures<Name>[] };
  for (let run = 0; run < runs; run += 1) {
    all.peer.push(await measure(peer));
    all.product.push(await measure(product));
  }
  const names = Object.keys(all.peer[0] ?? {}) as Name[];
  const medianOf = (figures: Figures<Name>[], name: Name) => median(figures.map((figure) => figure[name]));
  const entries = names.map((name) => {
    console.log(`  ${name}: peer ${listOf(all.peer, name)}; product ${listOf(all.product, name)}`);
    return [name, { peer: medianOf(all.peer, name), product: medianOf(all.product, name) }];
  });
  return Object.fromEntries(entries);
}

function listOf<Name extends string>(figures: readonly Figures<Name>[], name: Name): string {
  return figures.map((figure) => Math.round(figure[name])).join(' ');
}
