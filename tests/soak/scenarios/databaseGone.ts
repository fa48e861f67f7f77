import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseProxy, startDatabaseProxy } from '../../harness/startDatabaseProxy.ts';
import { startServer } from '../../harness/startServer.ts';
import { createEvent, signUp } from './actions.ts';
import type { Refused } from './answerOf.ts';
import { findLost } from './findLost.ts';
import { followNotifications } from './followNotifications.ts';
import { onDatabase } from './onDatabase.ts';
import { findMissed } from './processes/findMissed.ts';
import { insertCrowd } from './processes/insertCrowd.ts';
import { startLoad } from './processes/startLoad.ts';
import type { Findings, Scenario, SoakDatabase, SoakStage } from './Scenario.ts';

const UNAVAILABLE = 503;
/** So that nobody runs out of events to sign up for. */
const VOLUNTEERS = 20;
const VOLUNTEERS_A_SECOND = 4;
/** With the database, and before and after it is away. */
const USUAL_MS = 1_000;
/** Nobody waits longer for the word that it does not work now. */
const LONGEST_MS = 10_000;

export const databaseGone: Scenario<{ seconds: number }> = {
  about:
    'the database goes away under load and comes back: each request is answered, 503 with a message; all goes on by itself',
  size: { seconds: 60 },
  run: ({ seconds }, stage) =>
    onDatabase(stage, (database) => runOn(database, seconds, { ...stage, leave: (proxy) => proxy.cut() })),
};

export const databaseSilent: Scenario<{ seconds: number }> = {
  about: 'the same where packets are dropped and nobody says that the database is away',
  size: { seconds: 60 },
  run: ({ seconds }, stage) =>
    onDatabase(stage, (database) =>
      runOn(database, seconds, { ...stage, leave: async (proxy) => proxy.silence('all') }),
    ),
};

interface Plan extends Pick<SoakStage, 'say'> {
  /** How the database goes. */
  readonly leave: (proxy: DatabaseProxy) => Promise<void>;
}

async function runOn({ db, url }: SoakDatabase, seconds: number, { say, leave }: Plan): Promise<Findings> {
  const { team, members, places } = await insertCrowd(VOLUNTEERS + VOLUNTEERS_A_SECOND * seconds, db);
  const proxy = await startDatabaseProxy(url);
  const server = await startServer({ DATABASE_URL: proxy.url });
  const followers = members.map(({ id, cookie }) => followNotifications(server.url, id, cookie));
  await Promise.all(followers.map((follower) => follower.untilOpen()));
  const refusals: Refused[] = [];
  const load = startLoad(
    server.url,
    [createEvent(team), createEvent(team), createEvent(team), signUp(places)],
    {
      tolerate: (refused) => refused.status === UNAVAILABLE && refusals.push(refused) > 0,
    },
  );
  await delay(USUAL_MS);
  say('the database goes');
  await leave(proxy);
  await delay(seconds * 1000);
  const duringAbsence = refusals.length;
  await proxy.mend();
  const back = performance.now();
  const before = load.written.length;
  say(`the database is back; ${duringAbsence} requests were answered 503 meanwhile`);
  while (load.written.length === before && performance.now() - back < LONGEST_MS) await delay(5);
  const recovery = Math.round(performance.now() - back);
  await delay(USUAL_MS);
  await load.stop();
  const missed = await findMissed(followers, db);
  await Promise.all(followers.map((follower) => follower.stop()));
  const code = await server.stop();
  await proxy.cut();
  const issues = [...load.issues, ...missed, ...(await findLost(load.written, db)), ...issuesOf(refusals)];
  if (duringAbsence === 0) issues.push('nobody was told that the database was away');
  if (load.written.length === before)
    issues.push(`nothing was written within ${LONGEST_MS} ms of its return`);
  if (load.longestMs() > LONGEST_MS) issues.push(`somebody waited for ${load.longestMs()} ms`);
  if (code !== 0) issues.push(`the server ended with ${code}`);
  return {
    figures: {
      'seconds away': seconds,
      requests: load.requests(),
      'answered 503': refusals.length,
      'connections broken': load.retries(),
      'longest answer': `${load.longestMs()} ms`,
      'first write after its return': `${recovery} ms`,
      'writes acknowledged': load.written.length,
    },
    issues,
  };
}

function issuesOf(refusals: readonly Refused[]): string[] {
  return refusals.map(({ message }) => message).filter((message) => !/"message":"[^"]+"/.test(message));
}
