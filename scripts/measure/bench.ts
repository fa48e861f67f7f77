import { type Bench, type Dataset, type Goal, scripts } from './bench/Bench.ts';
import { inTurns, mediansOf, timeOf } from './bench/inTurns.ts';
import { measureDailyWork } from './bench/measures/measureDailyWork.ts';
import { measureExport } from './bench/measures/measureExport.ts';
import { measureReads } from './bench/measures/measureReads.ts';
import { measureSearch } from './bench/measures/measureSearch.ts';
import { measureSignIn } from './bench/measures/measureSignIn.ts';
import { measureStreams } from './bench/measures/measureStreams.ts';
import { measureTelling } from './bench/measures/measureTelling.ts';
import { measureWrites } from './bench/measures/measureWrites.ts';
import { openBench } from './bench/openBench.ts';
import { withClient } from './bench/prepareDatabase.ts';
import { listReader, listsOf, readsInTurns, recordsOf } from './bench/readsInTurns.ts';
import { runMeasures } from './bench/runMeasures.ts';
import { runServer } from './bench/runServer.ts';
import { signInDemo } from './bench/signInDemo.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const TIMES = 40;

/** Pages of a growing list, filtered and sorted, and what its indexes take. */
async function measurePages(bench: Bench): Promise<Goal[]> {
  console.log('first and last page');
  const few = await pagesOf(await bench.dataset(FEW));
  const dataset = await bench.dataset(MANY);
  const many = await pagesOf(dataset);
  const started = performance.now();
  await many.once();
  console.log(`  a page in the middle, the first time: ${(performance.now() - started).toFixed(0)} ms`);
  const sides = {
    ...{ few: few.first, fewLast: few.last },
    ...{ many: many.first, manyMiddle: many.middle, manyLast: many.last },
  };
  // Each foundation has a server of its own, and V8 compiles what it runs a few hundred times.
  await inTurns(sides, bench.rounds);
  const { ms } = mediansOf(await inTurns(sides, bench.rounds));
  const goal = (name: string, peer: number, product: number, limit = 1.5) =>
    ({ name, unit: 'ms', peer, product, limit }) as const;
  return [
    goal(`last page beside the first, ${FEW} volunteers`, ms.few, ms.fewLast),
    goal(`last page beside the first, ${MANY} volunteers`, ms.many, ms.manyLast),
    goal(`page in the middle beside the first, ${MANY} volunteers`, ms.many, ms.manyMiddle, 3),
    goal(`first page of ${MANY} beside that of ${FEW}`, ms.few, ms.many),
    goal(`last page of ${MANY} beside that of ${FEW}`, ms.fewLast, ms.manyLast),
    await sizeOfIndexes(dataset),
  ];
}

/** Each change writes them, too. */
async function sizeOfIndexes({ url }: Dataset): Promise<Goal> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ table: number; indexes: number }>(`select pg_table_size('volunteers') / 1e6 as "table",
      pg_indexes_size('volunteers') / 1e6 as "indexes"`),
  );
  const [{ table, indexes } = { table: 0, indexes: 0 }] = rows;
  return {
    ...{ name: `indexes of ${MANY} volunteers beside their rows`, unit: 'MB' },
    ...{ peer: Number(table), product: Number(indexes), limit: 2 },
  };
}

async function pagesOf(dataset: Dataset) {
  const read = listReader(dataset);
  const query = 'accountStatus=verified&sort=lastname,asc';
  const { totalPages } = await read(query);
  const middle = Math.floor(totalPages / 2);
  const time = async (page: number) => ({ ms: await timeOf(TIMES, () => read(`${query}&page=${page}`)) });
  return {
    first: () => time(0),
    once: () => read(`${query}&page=${middle}`),
    middle: () => time(middle),
    last: () => time(totalPages - 1),
  };
}

/**
 * `npm run bench`: compares the server with bare Fastify on the same database, alternately in one run; prints
 * medians and ratios. Only the ratios count, because machines differ and are noisy. Needs Linux and
 * PostgreSQL's server programs.
 */
await runMeasures({
  usage: 'npm run bench [-- --rounds 3] [--seconds 4] [--volunteers 100000] [--only measureReads] [--budget]',
  sizes: { rounds: 3, seconds: 4, volunteers: 100_000 },
  measures: [
    measureReads,
    measureSignIn,
    measureEmbedded,
    measureStart,
    measureExport,
    measureStreams,
    measurePages,
    measureSearch,
    measureWrites,
    measureTelling,
    measureDailyWork,
  ],
  peer: 'peer',
  open: openBench,
});

/** The same two reads on PGlite, compared with bare Fastify on PGlite. */
async function measureEmbedded(bench: Bench): Promise<Goal[]> {
  const folders = await bench.embedded();
  const product = await runServer(scripts.product, { DATA_DIR: folders.product });
  const bare = await runServer(scripts.bare, { DATA_DIR: folders.bare });
  try {
    const members = [{ organizationId: folders.organizationId, cookie: await signInDemo(product.url) }];
    const lists = `list page, ${bench.volunteers} volunteers, PGlite`;
    const records = `one record, ${bench.volunteers} volunteers, PGlite`;
    const ofLists = await readsInTurns(bench, { product, bare }, lists, listsOf(members));
    const requests = await recordsOf(members, product.url);
    const ofRecords = await readsInTurns(bench, { product, bare }, records, requests);
    return [
      { name: lists, unit: '/s', ...ofLists.rate, limit: 0.65, isLeast: true },
      { name: records, unit: '/s', ...ofRecords.rate, limit: 0.65, isLeast: true },
    ];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

/** From the start of the process to its first 200, with data, on the other measures' databases. */
async function measureStart(bench: Bench): Promise<Goal[]> {
  console.log('start');
  const { url } = await bench.dataset(bench.volunteers);
  const folders = await bench.embedded();
  const start = async (script: string, environment: Record<string, string>) => {
    const { startedIn, stop } = await runServer(script, environment);
    await stop();
    return { ms: startedIn };
  };
  const sides = {
    peer: () => start(scripts.bare, { DATABASE_URL: url }),
    product: () => start(scripts.product, { DATABASE_URL: url }),
    embeddedPeer: () => start(scripts.bare, { DATA_DIR: folders.bare }),
    embedded: () => start(scripts.product, { DATA_DIR: folders.product }),
  };
  await inTurns(sides, 1);
  const { ms } = mediansOf(await inTurns(sides, Math.max(bench.rounds, 3)));
  return [
    { name: 'start to the first 200', unit: 'ms', peer: ms.peer, product: ms.product, limit: 3 },
    {
      name: 'start to the first 200, PGlite',
      unit: 'ms',
      peer: ms.embeddedPeer,
      product: ms.embedded,
      limit: 2,
    },
  ];
}
