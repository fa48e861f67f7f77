import type pg from 'pg';
import type { Bench, Dataset, Goal } from '../Bench.ts';
import { timeOf } from '../inTurns.ts';
import { withClient } from '../prepareDatabase.ts';
import { listReader } from '../readsInTurns.ts';

const MANY = 1_000_000;
const TIMES = 20;

/**
 * Searches among a million volunteers of one foundation: rare words, common words, and words too short for
 * the index.
 */
export async function measureSearch(bench: Bench): Promise<Goal[]> {
  console.log('search');
  const dataset = await bench.dataset(MANY);
  return [...(await words(dataset)), ...(await letters(dataset))];
}

async function words(dataset: Dataset): Promise<Goal[]> {
  const read = listReader(dataset);
  const [{ email, lastname } = { email: '', lastname: '' }] = (await read('sort=createdAt,asc')).content;
  const goals: Goal[] = [];
  for (const [kind, q] of [
    ['an address', email],
    ['two words', `${lastname} ${email.slice(0, 4)}`],
    ['a common word', 'anna'],
  ] as const) {
    const query = `q=${encodeURIComponent(q)}`;
    const started = performance.now();
    const { totalElements } = await read(query);
    const first = performance.now() - started;
    const product = await timeOf(TIMES, () => read(query));
    console.log(
      `  ${kind}: ${totalElements} found, the first time in ${first.toFixed(0)} ms, then in ${product.toFixed(1)}`,
    );
    goals.push({ name: `search for ${kind}, ${MANY} volunteers`, unit: 'ms', product, limit: 10 });
  }
  return goals;
}

async function letters(dataset: Dataset): Promise<Goal[]> {
  const read = listReader(dataset);
  return withClient(dataset.url, async (client) => {
    const goals: Goal[] = [];
    for (const q of ['a', 'an', 'qx']) {
      const peer = await timeOf(3, () => withoutIndex(client, dataset.members[0]?.organizationId ?? '', q));
      const product = await timeOf(TIMES, () => read(`q=${q}`));
      goals.push({ name: `search for ${q}, beside no index`, unit: 'ms', peer, product, limit: 1 });
    }
    return goals;
  });
}

/** The cost of a search without an index. */
async function withoutIndex(client: pg.Client, organizationId: string, q: string): Promise<void> {
  const found = `from "volunteers" where "organizationId" = $1 and "searchText" || '' like $2`;
  const values = [organizationId, `%${q}%`];
  await client.query(`select * ${found} order by "createdAt" desc, "id" desc limit 25`, values);
  await client.query(`select count(*) ${found}`, values);
}
