import pg from 'pg';
import type { Bench, Dataset, Goal } from '../Bench.ts';
import { listsMeanwhile } from '../readsInTurns.ts';

const LARGEST = 1_000_000;
const CHANGES_A_SECOND = 10;

/** Pages of one foundation's list while its volunteers are changed, beside the same at rest. */
export async function measureWrites(bench: Bench): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const volunteers of [bench.volunteers, LARGEST])
    goals.push(...(await underWrites(bench, await bench.dataset(volunteers), volunteers)));
  return goals;
}

async function underWrites(bench: Bench, dataset: Dataset, volunteers: number): Promise<Goal[]> {
  const name = `list page of ${volunteers} with ${CHANGES_A_SECOND} changes a second`;
  console.log(name);
  const { rate, p99 } = await listsMeanwhile(bench, dataset, (reads) => whileChanging(dataset, reads));
  return [
    { name: `${name}, beside at rest`, unit: '/s', ...rate, limit: 0.7, isLeast: true },
    { name: `${name}: p99, beside at rest`, unit: 'ms', ...p99, limit: 3 },
  ];
}

/** Changes the status of volunteers of the foundation, one after the other, until the work is done. */
async function whileChanging<Result>(
  { url, members }: Dataset,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  const organizationId = members[0]?.organizationId;
  const { rows } = await client.query<{ id: string }>(
    'select "id" from "volunteers" where "organizationId" = $1 limit 500',
    [organizationId],
  );
  let change = Promise.resolve<unknown>(undefined);
  let turn = 0;
  const timer = setInterval(() => {
    const { id } = rows[turn++ % rows.length] ?? {};
    change = change.then(() =>
      client.query(
        `update "volunteers" set "accountStatus" = case "accountStatus" when 'pending' then 'verified' else 'pending' end
        where "organizationId" = $1 and "id" = $2`,
        [organizationId, id],
      ),
    );
  }, 1000 / CHANGES_A_SECOND);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await change;
    await client.end();
  }
}
