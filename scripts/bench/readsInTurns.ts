import type { Bench } from './Bench.ts';
import type { Dataset, Member } from './Dataset.ts';
import { inTurns, mediansOf } from './inTurns.ts';
import { loadOf } from './loadOf.ts';
import { onQuietFloor } from './onQuietFloor.ts';

/** Pages and records that are asked for in turn, so that no answer is the one before. */
const DIFFERENT = 10;

interface Requests {
  readonly peer: { path: string }[];
  readonly product: { path: string; headers: Record<string, string> }[];
}

/** The same reads of both servers, on whatever is behind them. */
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
  // The first round only warms up.
  await inTurns(sides, 1);
  const all = await onQuietFloor(
    name,
    () => inTurns(sides, rounds),
    ({ peer }) => peer.map(({ rate }) => rate),
  );
  return mediansOf(all);
}

/** Pages of the verified by their last names. */
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
  const each: { id: string; cookie: string }[] = [];
  for (const { organizationId, cookie } of members) {
    const response = await fetch(`${url}${listPath(organizationId)}?size=${DIFFERENT}`, {
      headers: { cookie },
    });
    const { content } = (await response.json()) as { content: { id: string }[] };
    each.push(...content.map(({ id }) => ({ id, cookie })));
  }
  return {
    peer: each.map(({ id }) => ({ path: `/record?id=${id}` })),
    product: each.map(({ id, cookie }) => ({
      path: `/api/volunteers/${id}`,
      headers: { cookie, 'source-device': 'web' },
    })),
  };
}

function listPath(organizationId: string): string {
  return `/api/organizations/${organizationId}/volunteers`;
}
