import type { Bench } from '../Bench.ts';
import type { Dataset } from '../Dataset.ts';
import { directus } from '../directus.ts';
import type { Goal } from '../Goal.ts';
import { listsOf, readsInTurns, recordsOf } from '../readsInTurns.ts';

const FOUNDATIONS = 100;

/** Reads of who is signed in, beside bare Fastify that asks nobody who they are: all in one foundation, and in many. */
export async function measureReads(bench: Bench): Promise<Goal[]> {
  const one = await bench.dataset(bench.volunteers);
  const many = await bench.dataset(bench.volunteers, FOUNDATIONS);
  return [
    ...(await lists(bench, one, 'one foundation')),
    ...(await lists(bench, many, `${FOUNDATIONS} foundations`)),
    ...(await records(bench, many)),
  ];
}

async function lists(bench: Bench, dataset: Dataset, where: string): Promise<Goal[]> {
  const name = `list page, ${bench.volunteers} volunteers in ${where}`;
  const { rate, p99 } = await readsInTurns(bench, dataset, name, listsOf(dataset.members));
  return [
    { name, unit: '/s', ...rate, limit: 0.65, isLeast: true },
    { name: `${name}: beside Directus`, ...besideDirectus(rate, directus.lists, 10) },
    { name: `${name}: p99`, unit: 'ms', ...p99, limit: 2 },
  ];
}

async function records(bench: Bench, dataset: Dataset): Promise<Goal[]> {
  const name = `one record, ${bench.volunteers} volunteers`;
  const requests = await recordsOf(dataset.members, dataset.product.url);
  const { rate } = await readsInTurns(bench, dataset, name, requests);
  return [
    { name, unit: '/s', ...rate, limit: 0.5, isLeast: true },
    { name: `${name}: beside Directus`, ...besideDirectus(rate, directus.records, 15) },
  ];
}

function besideDirectus({ peer, product }: { peer: number; product: number }, part: number, limit: number) {
  return { unit: '/s', peer: peer * part, product, limit, isLeast: true } as const;
}
