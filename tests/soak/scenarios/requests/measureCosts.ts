import { setTimeout as delay } from 'node:timers/promises';
import { fillFoundation } from '../../../../scripts/operate/seed/fillFoundation.ts';
import { requestOf } from '../../../harness/callOperation.ts';
import { resolveRequest } from '../../../harness/requests/resolveRequest.ts';
import { insertWorld, type World } from '../../../harness/requests/World.ts';
import { startServer } from '../../../harness/startServer.ts';
import type { Findings, SoakDatabase } from '../Scenario.ts';
import { type ExpensiveRequest, expensiveRequests } from './expensiveRequests.ts';
import { startReader } from './startReader.ts';

/** Who loads has so many connections, each with the next call as soon as one is answered. */
const CONNECTIONS = 8;
const ROUND_MS = 1_500;
/** With fewer pages than that, the one that still waits counts, too, however late it comes. */
const FEWEST = 20;
const PAUSE_MS = 50;
const GOAL_MS = 1_000;
const SETTLED_MS = 100;
const LONGEST_SETTLING_MS = 60_000;
const TOLD = 8;

interface Costs {
  readonly what: string;
  readonly p95: number;
  readonly statuses: Readonly<Record<number, number>>;
}

/**
 * Sends each operation's most expensive calls to a server, again and again, while somebody of another foundation reads
 * a list: how long that one waits.
 * @param rows volunteers, and half as many people in need, of the foundation that calls
 */
export async function measureCosts(
  { db, url: databaseUrl }: SoakDatabase,
  rows: number,
  say: (line: string) => void,
): Promise<Findings> {
  const first = await insertWorld(db);
  const { organizationId, callers } = first;
  const team = [{ id: callers.admin.id, name: callers.admin.name }];
  await fillFoundation({
    foundation: { id: organizationId, name: '', team },
    options: { volunteers: rows, people: rows / 2, events: rows / 50, others: 0, seed: 1, organizationId },
    now: new Date(),
    db,
    onStored: () => {},
  });
  say(`costs: ${rows} volunteers are there`);
  const server = await startServer({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' });
  const { cookie, organizationId: readBy } = callers.stranger;
  const reader = startReader({ url: server.url, cookie, organizationId: readBy });
  const measure = async ({ what, request }: ExpensiveRequest, world: World): Promise<Costs> => {
    const statuses: Record<number, number> = {};
    const over = new AbortController();
    const call = async () => {
      while (!over.signal.aborted) {
        const { method, url, headers, payload, remoteAddress } = requestOf(
          request.id,
          resolveRequest(request, world),
        );
        const response = await fetch(`${server.url}${url}`, {
          method: String(method),
          headers: { ...(headers as Record<string, string>), 'x-forwarded-for': String(remoteAddress) },
          body: payload as string | Buffer<ArrayBuffer>,
          signal: over.signal,
        });
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        await response.arrayBuffer();
      }
    };
    const loads = Array.from({ length: CONNECTIONS }, () =>
      call().catch((error: unknown) => {
        if (!over.signal.aborted) statuses[0] = (statuses[0] ?? 0) + 1;
        if (!over.signal.aborted) say(`costs: ${what}: ${error}`);
      }),
    );
    await reader.times();
    await delay(ROUND_MS);
    const times = [...(await reader.times())];
    over.abort();
    await Promise.all(loads);
    while (times.length < FEWEST) {
      await delay(PAUSE_MS);
      const late = await reader.times();
      times.push(...late);
      if (late.length > 0) break;
    }
    return { what, p95: percentile(times), statuses };
  };
  /** What was begun goes on for a while after who asked for it has gone. */
  const settle = async () => {
    const until = performance.now() + LONGEST_SETTLING_MS;
    const isCalm = async () => {
      await delay(PAUSE_MS);
      const times = await reader.times();
      return times.length > 0 && Math.max(...times) < SETTLED_MS;
    };
    while (!(await isCalm()) && performance.now() < until);
  };

  await settle();
  await reader.times();
  await delay(ROUND_MS);
  const quiet = await reader.times();
  const all: Costs[] = [];
  const requests = await expensiveRequests(rows);
  for (const [index, request] of requests.entries()) {
    await db.deleteFrom('rate_limits').execute();
    // Of the last one, a record may be deleted and somebody signed out.
    const world = await insertWorld(db, organizationId);
    all.push(await measure(request, world));
    await settle();
    if (index % 25 === 24) say(`costs: ${index + 1} of ${requests.length}`);
  }
  await reader.stop();
  await server.stop();

  const slowest = all.toSorted((one, other) => other.p95 - one.p95);
  const line = ({ what, p95, statuses }: Costs) =>
    `${what}: p95 ${Math.round(p95)} ms, ${JSON.stringify(statuses)}`;
  return {
    figures: {
      'costs, calls that were tried': all.length,
      'costs, p95 of who reads, alone': `${percentile(quiet).toFixed(1)} ms`,
      ...Object.fromEntries(
        slowest.slice(0, TOLD).map((cost, index) => [`costs, slowest ${index + 1}`, line(cost)]),
      ),
    },
    issues: [
      ...slowest
        .filter(({ p95 }) => p95 > GOAL_MS)
        .map((cost) => `others wait too long beside ${line(cost)}`),
      ...all
        .filter(({ statuses }) => Object.keys(statuses).some((status) => status === '0' || status === '500'))
        .map((cost) => `not answered, or by a fault of ours: ${line(cost)}`),
    ],
  };
}

function percentile(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.POSITIVE_INFINITY;
}
