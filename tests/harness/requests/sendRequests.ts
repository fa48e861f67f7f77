import fc from 'fast-check';
import { answerIssues } from '../answerIssues.ts';
import { requestOf } from '../callOperation.ts';
import { contractOperations } from '../contractOperations.ts';
import type { TestDatabase } from '../openTestDatabase.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import { type GivenRequest, requestArbitrary } from './requestArbitrary.ts';
import { resolveRequest } from './resolveRequest.ts';
import { insertWorld, type World } from './World.ts';
import { watchWrites } from './watchWrites.ts';

/** Number of requests before the world is recreated: by then it may be deleted, left and signed out of. */
const WORLD_LASTS = 40;
/** Only a hanging request takes a tenth of this. */
const LONGEST_MS = 30_000;

interface Options {
  readonly requests: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
  /** Time limit; fewer requests are sent if it is reached. */
  readonly longestMs?: number;
  readonly onRequest?: (count: number) => void;
}

export interface RequestsReport {
  readonly sent: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Operations that succeeded at least once: not all requests were invalid. */
  readonly done: readonly string[];
  readonly slowestMs: number;
  /** The smallest request with a wrong response, and what is wrong; null if there is none. */
  readonly issue: string | null;
}

/**
 * Sends generated requests to a server on its own database. Each response must arrive in time, be below 500
 * and declared by the contract; refusals must not write to the database.
 */
export async function sendRequests(
  { db, served = db }: Pick<TestDatabase, 'db'> & Partial<Pick<TestDatabase, 'served'>>,
  { requests, seed, longestMs, onRequest }: Options,
): Promise<RequestsReport> {
  const server = await startTestServer({ db, served });
  const writes = await watchWrites(db);
  const statuses: Record<number, number> = {};
  const done = new Set<string>();
  let [sent, slowestMs] = [0, 0];
  let world = await insertWorld(db);

  const property = fc.asyncProperty(requestArbitrary, async (request) => {
    if (sent % WORLD_LASTS === 0) {
      await db.deleteFrom('rate_limits').execute();
      world = await insertWorld(db);
    }
    sent += 1;
    onRequest?.(sent);
    await writes.take();
    const { status, ms, issues } = await sendOne(server, request, world);
    statuses[status] = (statuses[status] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, ms);
    if (status < 400) done.add(request.id);
    const written = status < 400 ? [] : await writes.take();
    const all = [...issues, ...written.map((table) => `refused, and yet ${table} was written`)];
    if (all.length > 0) throw new Error(all.join('\n'));
  });
  const time =
    longestMs === undefined ? {} : { interruptAfterTimeLimit: longestMs, markInterruptAsFailure: false };
  const details = await fc.check(property, { numRuns: requests, seed, ...time });
  await server.close();
  await writes.stop();
  const report = await fc.asyncDefaultReportMessage(details);
  const issue = report === undefined ? null : `${details.errorInstance}\n${report}`;
  return { sent, statuses, done: [...done], slowestMs, issue };
}

async function sendOne({ server }: TestServer, request: GivenRequest, world: World) {
  const { id } = request;
  const sending = requestOf(id, resolveRequest(request, world));
  // Its response to GET never ends.
  const isHead = id === 'streamNotifications';
  const start = performance.now();
  const answer = await Promise.race([
    server.inject(isHead ? { ...sending, method: 'HEAD' } : sending),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_MS).unref()),
  ]);
  const ms = performance.now() - start;
  if (!answer) return { status: 0, ms, issues: [`no answer in ${LONGEST_MS} ms`] };
  const { statusCode: status, headers, rawPayload } = answer;
  const issues = status >= 500 ? [`${status}: ${answer.payload}`] : [];
  if (headers['x-content-type-options'] !== 'nosniff') issues.push('a browser may guess what it is');
  const operation = contractOperations.find(({ operation: { operationId } }) => operationId === id);
  if (operation && !isHead) {
    const type = headers['content-type'];
    const response = new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, {
      status,
      ...(type !== undefined && { headers: { 'content-type': String(type) } }),
    });
    issues.push(...(await answerIssues(operation, response)));
  }
  return { status, ms, issues };
}
