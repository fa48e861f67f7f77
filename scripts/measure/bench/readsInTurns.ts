import autocannon from 'autocannon';
import type { Bench, Dataset, Member } from './Bench.ts';
import { inTurns, mediansOf } from './inTurns.ts';

/** Requests cycle through this many pages and records, so that consecutive responses differ. */
const DIFFERENT = 10;

interface Requests {
  readonly peer: { path: string }[];
  readonly product: { path: string; headers: Record<string, string> }[];
}

/** The same reads on both servers, whatever their database. */
export async function readsInTurns(
  { rounds, seconds }: Pick<Bench, 'rounds' | 'seconds'>,
  { product, bare }: Pick<Dataset, 'product' | 'bare'>,
  name: string,
  requests: Requests,
): Promise<Record<'rate' | 'p99', { peer: number; product: number }>> {
  console.log(name);
  const sides = {
    peer: () => loadOf({ url: bare.url, requests: requests.peer, seconds }),
    product: () => loadOf({ url: product.url, requests: requests.product, seconds }),
  };
  // The first round is a warm-up.
  await inTurns(sides, 1);
  return mediansOf(await onQuietFloor(name, sides, rounds));
}

/** Pages of verified volunteers by last name. */
export function listsOf(members: readonly Member[]): Requests {
  const pages = Array.from({ length: DIFFERENT }, (_, page) => page);
  const each = members.flatMap((member) => pages.map((page) => ({ page, ...member })));
  return {
    peer: each.map(({ organizationId, page }) => ({ path: `/list?id=${organizationId}&page=${page}` })),
    product: each.map(({ organizationId, page, cookie }) => ({
      path: `${listPath(organizationId)}?accountStatus=verified&sort=lastname,asc&page=${page}`,
      headers: { cookie, 'source-device': 'web' },
    })),
  };
}

export async function recordsOf(members: readonly Member[], url: string): Promise<Requests> {
  const each: { id: string; organizationId: string; cookie: string }[] = [];
  for (const { organizationId, cookie } of members) {
    const response = await fetch(`${url}${listPath(organizationId)}?size=${DIFFERENT}`, {
      headers: { cookie },
    });
    const { content } = (await response.json()) as { content: { id: string }[] };
    each.push(...content.map(({ id }) => ({ id, organizationId, cookie })));
  }
  return {
    peer: each.map(({ id, organizationId }) => ({ path: `/record?foundation=${organizationId}&id=${id}` })),
    product: each.map(({ id, cookie }) => ({
      path: `/api/volunteers/${id}`,
      headers: { cookie, 'source-device': 'web' },
    })),
  };
}

function listPath(organizationId: string): string {
  return `/api/organizations/${organizationId}/volunteers`;
}

interface Load {
  readonly url: string;
  readonly requests: readonly { readonly path: string; readonly headers?: Record<string, string> }[];
  readonly method?: 'GET' | 'POST';
  readonly seconds: number;
  readonly connections?: number;
}

interface Throughput {
  readonly rate: number;
  readonly p99: number;
}

/** Maximum throughput over some connections. @throws Error when a request is refused */
export async function loadOf({
  url,
  requests,
  method = 'GET',
  seconds,
  connections = 32,
}: Load): Promise<Throughput> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ path, headers = {} }) => ({ method, path, headers })),
  });
  const { non2xx, errors, latency } = result;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { rate: result.requests.average, p99: latency.p99 };
}

/** Pages of the members' lists while something else goes on, beside the same at rest. @param meanwhile does it until the reads are done */
export async function listsMeanwhile(
  { rounds, seconds }: Pick<Bench, 'rounds' | 'seconds'>,
  { product, members }: Dataset,
  meanwhile: (reads: () => Promise<Throughput>) => Promise<Throughput>,
): Promise<Record<'rate' | 'p99', { peer: number; product: number }>> {
  const requests = listsOf(members).product;
  const reads = () => loadOf({ url: product.url, requests, seconds, connections: FEW_CONNECTIONS });
  const sides = { peer: reads, product: () => meanwhile(reads) };
  // The first round is a warm-up.
  await inTurns(sides, 1);
  return mediansOf(await inTurns(sides, rounds));
}

/** Fewer than saturate the server, so that what else goes on gets its share. */
const FEW_CONNECTIONS = 8;

/** A larger spread means that the machine was busy. */
const SPREAD = 0.15;
const TRIES = 2;

/** Measures the sides alternately, again where the peer was not stable, and says so. */
export async function onQuietFloor(
  name: string,
  sides: Readonly<Record<'peer' | 'product', () => Promise<Throughput>>>,
  rounds: number,
) {
  for (let tries = 1; ; tries += 1) {
    const result = await inTurns(sides, rounds);
    const rates = result.peer.map(({ rate }) => rate);
    const [least, most] = [Math.min(...rates), Math.max(...rates)];
    const spread = (most - least) / least;
    if (spread <= SPREAD) return result;
    const told = `${name}: the bare floor spreads over ${(spread * 100).toFixed(0)} %`;
    if (tries === TRIES) {
      console.log(`  ${told} again; these figures are not to be trusted`);
      return result;
    }
    console.log(`  ${told}: thrown away, measured again`);
  }
}

interface ListPage {
  readonly content: readonly { readonly email: string; readonly lastname: string }[];
  readonly totalElements: number;
  readonly totalPages: number;
}

/** Reads pages of the first foundation's volunteers. */
export function listReader(dataset: Dataset): (query: string) => Promise<ListPage> {
  const { read, organizationId } = apiReader(dataset);
  return (query) => read(`/organizations/${organizationId}/volunteers?${query}`) as Promise<ListPage>;
}

/**
 * Reads paths of the API as the dataset's first member.
 *
 * @throws Error where nobody is signed in, and where a path is refused
 * @example await apiReader(dataset).read('/activity');
 */
export function apiReader({ product, members }: Dataset) {
  const [member] = members;
  if (!member) throw new Error('Nobody is signed in.');
  const { organizationId, cookie } = member;
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${product.url}/api${path}`, {
      headers: { cookie, 'source-device': 'web' },
    });
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    return response.json();
  };
  return { organizationId, read };
}
