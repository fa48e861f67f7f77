import type { Bench, Dataset, Goal, Sql } from '../Bench.ts';
import { inTurns, mediansOf, timeOf } from '../inTurns.ts';
import { withClient } from '../prepareDatabase.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const TIMES = 20;

/** Reads a path of the API as the dataset's member. @throws Error when it is refused */
type Read = (path: string) => Promise<unknown>;

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
  const { read, organization } = reader(dataset);
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
  const { read } = reader(dataset);
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
      path: (organization: string) => `${organization}/events?group=finished`,
      sizes: [1_000, 100_000],
    },
    {
      ...{ name: 'entries of the activity', table: 'history', where: 'true', time: '"at"' },
      path: () => '/activity?',
      sizes: [10_000, 1_000_000],
    },
  ] as const) {
    const sides = [few, many].map((dataset) => {
      const { read, organization } = reader(dataset);
      return async () => ({ ms: await timeOf(TIMES, () => read(path(organization))) });
    });
    for (const [index, { url, members }] of [few, many].entries()) {
      const [{ organizationId } = { organizationId: '' }] = members;
      await withClient(url, (client) =>
        multiplyRows(client, { table, where, time, organizationId, rows: sizes[index] ?? 0 }),
      );
    }
    const turns = { few: sides[0], many: sides[1] } as Record<'few' | 'many', () => Promise<{ ms: number }>>;
    await inTurns(turns, bench.rounds);
    const { ms } = mediansOf(await inTurns(turns, bench.rounds));
    const [less, more] = sizes;
    goals.push({
      ...{ name: `first page of ${more} ${name} beside that of ${less}`, unit: 'ms' },
      ...{ peer: ms.few, product: ms.many, limit: 1.5 },
    });
  }
  return goals;
}

interface Multiplied {
  readonly table: string;
  /** SQL of what is copied. */
  readonly where: string;
  /** Column by which the copies differ, so that they have an order. */
  readonly time: string;
  readonly organizationId: string;
  readonly rows: number;
}

/** Copies a foundation's rows until there are so many more. */
async function multiplyRows(
  sql: Sql,
  { table, where, time, organizationId, rows }: Multiplied,
): Promise<void> {
  const { rows: found } = await sql.query(
    `select quote_ident(attname) as "column" from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = (found as { column: string }[]).map(({ column }) => column);
  const changed: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    [time]: `${time} - "number" * interval '1 minute'`,
  };
  await sql.query(
    `insert into "${table}" (${columns.join(', ')})
     select ${columns.map((column) => changed[column] ?? column).join(', ')} from (
       select "template".*, row_number() over () as "number" from (
         select * from "${table}" where "organizationId" = $1 and ${where}
       ) as "template" cross join generate_series(1, $2::int)
       limit $2
     ) as "copied"`,
    [organizationId, rows],
  );
  await sql.query(`vacuum analyze "${table}"`);
}

function reader({ product, members }: Dataset): { read: Read; organization: string } {
  const [{ organizationId, cookie } = { organizationId: '', cookie: '' }] = members;
  return {
    organization: `/organizations/${organizationId}`,
    read: async (path) => {
      const response = await fetch(`${product.url}/api${path}`, {
        headers: { cookie, 'source-device': 'web' },
      });
      if (!response.ok) throw new Error(`${response.status} ${path}`);
      return response.json();
    },
  };
}
