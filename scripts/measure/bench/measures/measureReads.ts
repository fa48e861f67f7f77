import type { Bench, Dataset, Goal } from '../Bench.ts';
import { listsOf, readsInTurns, recordsOf } from '../readsInTurns.ts';

const FOUNDATIONS = 100;

/** Authenticated reads compared with bare Fastify without authentication: in one foundation, and in many. */
export async function measureReads(bench: Bench): Promise<Goal[]> {
  const one = await bench.dataset(bench.volunteers);
  const many = await bench.dataset(bench.volunteers, FOUNDATIONS);
  return [
    ...(await lists(bench, one, 'one foundation')),
    ...(await lists(bench, many, `${FOUNDATIONS} foundations`)),
    ...(await records(bench, many)),
  ];
}

/**
 * Directus relative to bare Fastify, measured on one machine in one run with PostgreSQL 15, 100,000
 * volunteers and 32 connections: 208–250 lists a second against 4,060–4,530, and 290–348 records against
 * 13,860–17,600. It starts too slowly to run here, so its goals are derived from this run's bare figures.
 */
const directus = { lists: 229 / 4295, records: 319 / 15_730 } as const;

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
