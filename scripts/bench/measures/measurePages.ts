import type { Bench } from '../Bench.ts';
import type { Dataset } from '../Dataset.ts';
import type { Goal } from '../Goal.ts';
import { inTurns, mediansOf } from '../inTurns.ts';
import { listReader } from '../listReader.ts';
import { timeOf } from '../timeOf.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const TIMES = 40;

/** The first and the last page of a list, filtered and sorted, as it grows. */
export async function measurePages(bench: Bench): Promise<Goal[]> {
  console.log('first and last page');
  const few = await pagesOf(await bench.dataset(FEW));
  const many = await pagesOf(await bench.dataset(MANY));
  const sides = { few: few.first, fewLast: few.last, many: many.first, manyLast: many.last };
  const { ms } = mediansOf(await inTurns(sides, bench.rounds));
  const goal = (name: string, peer: number, product: number) =>
    ({ name, unit: 'ms', peer, product, limit: 1.5 }) as const;
  return [
    goal(`last page beside the first, ${FEW} volunteers`, ms.few, ms.fewLast),
    goal(`last page beside the first, ${MANY} volunteers`, ms.many, ms.manyLast),
    goal(`first page of ${MANY} beside that of ${FEW}`, ms.few, ms.many),
    goal(`last page of ${MANY} beside that of ${FEW}`, ms.fewLast, ms.manyLast),
  ];
}

async function pagesOf(dataset: Dataset) {
  const read = listReader(dataset);
  const query = 'accountStatus=verified&sort=lastname,asc';
  const { totalPages } = await read(query);
  const time = async (page: number) => ({ ms: await timeOf(TIMES, () => read(`${query}&page=${page}`)) });
  return { first: () => time(0), last: () => time(totalPages - 1) };
}
