import type { Bench, Dataset, Goal } from '../Bench.ts';
import { inTurns, mediansOf, timeOf } from '../inTurns.ts';
import { multiplyRows } from '../multiplyRows.ts';
import { withClient } from '../prepareDatabase.ts';
import { apiReader } from '../readsInTurns.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const TIMES = 20;

/**
 * What coordinators open and ask for all day. Has the last word, because it adds to the data that other
 * measures read.
 */
export async function measureDailyWork(bench: Bench): Promise<Goal[]> {
  console.log('daily work');
  const [few, middle, many] = [
    await bench.dataset(FEW),
    await bench.dataset(bench.volunteers),
    await bench.dataset(MANY),
  ];
  return [
    ...(await timesOf(many)),
    await ranking(middle, bench.volunteers),
    ...(await flatLists(bench, few, many)),
  ];
}

/** Each asked for often enough to be compiled. */
async function timesOf(dataset: Dataset): Promise<Goal[]> {
  const { read, organizationId } = apiReader(dataset);
  const organization = `/organizations/${organizationId}`;
  const ms = (name: string, product: number, limit: number): Goal => ({ name, unit: 'ms', product, limit });
  const search = (q: string) =>
    Promise.all(
      [`${organization}/volunteers`, '/people-in-need', `${organization}/events`, `${organization}/team`].map(
        (list) => read(`${list}?size=5&q=${encodeURIComponent(q)}`),
      ),
    );
  return [
    ms(`overview, ${MANY} volunteers`, await timeOf(TIMES, () => read(`${organization}/overview`)), 30),
    ms(
      `search everywhere for half a word, ${MANY} volunteers`,
      await timeOf(TIMES, () => search('wiśn')),
      50,
    ),
    ms(`search everywhere for two letters, ${MANY} volunteers`, await timeOf(TIMES, () => search('ko')), 50),
    ms(
      `counts on the choices, ${MANY} volunteers`,
      await timeOf(TIMES, () => read(`${organization}/volunteers/counts`)),
      50,
    ),
  ];
}

/** Volunteers for a request, the best first. */
async function ranking(dataset: Dataset, volunteers: number): Promise<Goal> {
  const { read } = apiReader(dataset);
  const { content } = (await read('/people-in-need?status=new&size=1')) as { content: { id: string }[] };
  const product = await timeOf(TIMES, () => read(`/people-in-need/${content[0]?.id}/matches`));
  return { name: `volunteers for a request, ${volunteers} volunteers`, unit: 'ms', product, limit: 100 };
}

/** Lists of what was: they only ever grow. */
async function flatLists(bench: Bench, few: Dataset, many: Dataset): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const { name, table, where, time, path, sizes } of [
    {
      ...{ name: 'finished events', table: 'events', where: `"status" = 'finished'`, time: '"created"' },
      path: (organizationId: string) => `/organizations/${organizationId}/events?group=finished`,
      sizes: [1_000, 100_000],
    },
    {
      ...{ name: 'entries of the activity', table: 'history', where: 'true', time: '"at"' },
      path: () => '/activity',
      sizes: [10_000, 1_000_000],
    },
  ] as const) {
    const side = async (dataset: Dataset, rows: number) => {
      const { read, organizationId } = apiReader(dataset);
      await withClient(dataset.url, (client) =>
        multiplyRows(client, { table, where, time, organizationId, rows }),
      );
      return async () => ({ ms: await timeOf(TIMES, () => read(path(organizationId))) });
    };
    const [less, more] = sizes;
    const turns = { few: await side(few, less), many: await side(many, more) };
    await inTurns(turns, bench.rounds);
    const { ms } = mediansOf(await inTurns(turns, bench.rounds));
    goals.push({
      ...{ name: `first page of ${more} ${name} beside that of ${less}`, unit: 'ms' },
      ...{ peer: ms.few, product: ms.many, limit: 1.5 },
    });
  }
  return goals;
}
