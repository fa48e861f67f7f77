import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { crossTenant } from '../../core/db/crossTenant.ts';
import type { Queries } from '../../core/db/transaction.ts';
import type { Handlers } from '../../core/http/Call.ts';
import type { Services } from '../../core/services.ts';
import { groupCounts } from '../../events/calendar/eventGroups.ts';

/** Cache duration, because the endpoint is public and unlimited. */
const KEPT_SECONDS = 10;

export function statisticsOperations({ db }: Services) {
  const statistics = cacheFor(KEPT_SECONDS * 1000, () => countEverything(db));
  return {
    getStatistics: async ({ reply }) => {
      const answer = await statistics();
      reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
      return answer;
    },
  } satisfies Partial<Handlers>;
}

/**
 * Caches a read for some time; failures are not cached.
 * @example const statistics = keptFor(10_000, () => countAll(db));
 */
export function cacheFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (!kept || kept.until <= performance.now()) {
      const fresh = { value: read(), until: performance.now() + ms };
      fresh.value.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      kept = fresh;
    }
    return kept.value;
  };
}

type Statistics = components['schemas']['Statistics'];

/** Counters of the landing page, over all approved foundations. */
async function countEverything(db: Queries): Promise<Statistics> {
  const { rows } = await sql<Statistics>`${crossTenant('the landing page counts all foundations')}
    with "approved" as (select "id" from "organizations" where "status" = 'approved'),
    "counted" as (
      select ${groupCounts} from "events" where "organizationId" in (select "id" from "approved")
    )
    select
      (select count(*)::int from "volunteers"
        where "helpsSince" is not null and "organizationId" in (select "id" from "approved"))
      + (select count(*)::int from "accounts" where "role" in ('admin', 'coordinator') and "closedAt" is null
        and "organizationId" in (select "id" from "approved")) as "members",
      "counted".*
    from "counted"`.execute(db);
  const [statistics] = rows;
  if (!statistics) throw new Error('counting gives one row');
  return statistics;
}
