import { setTimeout as delay } from 'node:timers/promises';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { startSmtpServer } from '../../harness/startSmtpServer.ts';
import { attachFile, createEvent, signUp } from './actions.ts';
import type { Refused } from './answerOf.ts';
import { type Pair, startPair } from './failover/startPair.ts';
import { watchPauses } from './failover/watchPauses.ts';
import { findLost } from './findLost.ts';
import { followNotifications } from './followNotifications.ts';
import { endedEvents } from './processes/endedEvents.ts';
import { findMailIssues } from './processes/findMailIssues.ts';
import { findMissed } from './processes/findMissed.ts';
import { insertCrowd } from './processes/insertCrowd.ts';
import { startFleet } from './processes/startFleet.ts';
import { startLoad } from './processes/startLoad.ts';
import type { Findings, Scenario, SoakStage } from './Scenario.ts';
import { startBalancer } from './startBalancer.ts';

const SERVERS = 2;
const UNAVAILABLE = 503;
/** With both database servers, before and after each kill. */
const USUAL_MS = 5_000;
/** Nobody is to write for longer than that. */
const LONGEST_MS = 30_000;
/** So that nobody runs out of events to sign up for. */
const VOLUNTEERS_A_KILL = 60;

export const failover: Scenario<{ kills: number }> = {
  about:
    'two servers on a primary and its synchronous standby (pg_auto_failover), under load: the primary’s machine is killed, ' +
    'and when it is back the new one’s, and so on; nothing is lost or done twice, and writing goes on within 30 s',
  size: { kills: 2 },
  run: async ({ kills }, { say }) => {
    say('starting pg_auto_failover');
    const pair = await startPair();
    const smtp = await startSmtpServer();
    const { db, close } = connectPostgres(pair.url, () => {}, 'all');
    try {
      await migrate(db);
      return await runOn({ pair, smtp, db, kills, say });
    } finally {
      await close();
      await smtp.close();
      await pair.stop();
    }
  },
};

interface Run extends Pick<SoakStage, 'say'> {
  readonly pair: Pair;
  readonly smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  readonly db: ReturnType<typeof connectPostgres>['db'];
  readonly kills: number;
}

async function runOn({ pair, smtp, db, kills, say }: Run): Promise<Findings> {
  const { team, members, places } = await insertCrowd(VOLUNTEERS_A_KILL * (kills + 1), db);
  const fleet = await startFleet(SERVERS, (name) => ({
    DATABASE_URL: pair.url,
    SMTP_URL: `${smtp.url}?name=${name}`,
  }));
  const balancer = await startBalancer(fleet.ports);
  const followers = members.map(({ id, cookie }) => followNotifications(balancer.url, id, cookie));
  await Promise.all(followers.map((follower) => follower.untilOpen()));
  const refusals: Refused[] = [];
  const load = startLoad(
    balancer.url,
    [createEvent(team), createEvent(team), attachFile(team), signUp(places)],
    { tolerate: (refused) => refused.status === UNAVAILABLE && refusals.push(refused) > 0 },
  );
  const ending = endedEvents(team.organizationId, db);
  const pauses: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await delay(USUAL_MS);
    const watch = watchPauses(() => load.written.length);
    const killed = await pair.killPrimary();
    say(`kill ${kill} of ${kills}: the primary (${killed}); ${load.written.length} writes acknowledged`);
    await watch.whenGoingOn();
    say(`writing goes on; ${refusals.length} requests were answered 503`);
    await pair.revive(killed);
    await pair.whenSafe();
    pauses.push(watch.stop());
    say(`${killed} is back as standby; the longest time without a write was ${pauses.at(-1)} ms`);
  }
  await delay(USUAL_MS);
  await Promise.all([load.stop(), ending.stop()]);
  await whenMailed(db);
  const missed = await findMissed(followers, db);
  const told = followers.flatMap(({ accountId, ids }) => ids().map((id) => `${accountId} ${id}`));
  await Promise.all(followers.map((follower) => follower.stop()));
  const badEnds = await fleet.stop();
  await balancer.close();

  const { issues: mailIssues } = await findMailIssues(smtp.received, [], db);
  const lost = await findLost(load.written, db);
  const finished = await ending.findIssues();
  const slow = pauses
    .filter((pause) => pause > LONGEST_MS)
    .map((pause) => `nothing was written for ${pause} ms`);
  return {
    figures: {
      kills,
      requests: load.requests(),
      'answered 503': refusals.length,
      'sent once more': load.retries(),
      'longest answer': `${load.longestMs()} ms`,
      'writes acknowledged': load.written.length,
      'of these lost': lost.length,
      'longest time without a write, by kill': pauses
        .map((pause) => `${(pause / 1000).toFixed(1)} s`)
        .join(', '),
      'events finished': ending.count(),
      'finished or told not exactly once': finished.length,
      mails: smtp.received.length,
      'mails lost or sent twice': mailIssues.length,
      'notifications on live streams': told.length,
      'of these twice': told.length - new Set(told).size,
      'streams that missed any': missed.length,
    },
    issues: [...load.issues, ...lost, ...missed, ...finished, ...mailIssues, ...slow, ...badEnds],
  };
}

/** A server that lost the answer to its taking of mails sends them once their time comes again. */
async function whenMailed(db: Run['db']): Promise<void> {
  const waiting = () => db.selectFrom('mails').select('id').where('sentAt', 'is', null).limit(1).execute();
  while ((await waiting()).length > 0) await delay(500);
}
