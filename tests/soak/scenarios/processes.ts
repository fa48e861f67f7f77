import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { startSmtpServer } from '../../harness/startSmtpServer.ts';
import { attachFile, createEvent, signUp } from './actions.ts';
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

export const processes: Scenario<{ servers: number; kills: number; pause: number }> = {
  about:
    'several servers on one PostgreSQL behind a proxy, under load: one after the other is killed with kill -9 and started ' +
    'again; no write, mail or notification is lost, nothing happens twice (--pause: milliseconds between kills)',
  size: { servers: 4, kills: 40, pause: 3000 },
  run: async ({ servers, kills, pause }, stage) => {
    const database = await stage.openDatabase();
    const smtp = await startSmtpServer();
    try {
      return await runOn({ database, smtp, servers, kills, pause, say: stage.say });
    } finally {
      await smtp.close();
      await database.close();
    }
  },
};

/** So that nobody runs out of events to sign up for. */
const VOLUNTEERS_A_KILL = 12;

interface Run {
  readonly database: Awaited<ReturnType<SoakStage['openDatabase']>>;
  readonly smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  readonly servers: number;
  readonly kills: number;
  readonly pause: number;
  readonly say: SoakStage['say'];
}

async function runOn({ database: { db, url }, smtp, servers, kills, pause, say }: Run): Promise<Findings> {
  const { team, members, places } = await insertCrowd(VOLUNTEERS_A_KILL * (kills + 1), db);
  const fleet = await startFleet(servers, (name) => ({
    DATABASE_URL: url,
    // Tells it to the mail server, as which a process greets.
    SMTP_URL: `${smtp.url}?name=${name}`,
  }));
  const balancer = await startBalancer(fleet.ports);
  const followers = members.map(({ id, cookie }) => followNotifications(balancer.url, id, cookie));
  // What is written before somebody follows is no news to them.
  await Promise.all(followers.map((follower) => follower.untilOpen()));
  const load = startLoad(balancer.url, [
    createEvent(team),
    createEvent(team),
    attachFile(team),
    signUp(places),
  ]);
  const ending = endedEvents(team.organizationId, db);
  say(`${servers} servers are under load`);
  await fleet.killInTurns(kills, pause, (turn) =>
    say(
      `kill ${turn} of ${kills}: ${load.written.length} writes acknowledged, ${smtp.received.length} mails`,
    ),
  );
  await Promise.all([load.stop(), ending.stop()]);
  const missed = await findMissed(followers, db);
  const connections = followers.reduce((sum, follower) => sum + follower.connections(), 0);
  await Promise.all(followers.map((follower) => follower.stop()));
  const badEnds = await fleet.stop();
  await sendTheRest(fleet, db);
  await balancer.close();

  const { issues: mailIssues, twice } = await findMailIssues(smtp.received, fleet.kills, db);
  const lost = await findLost(load.written, db);
  const finished = await ending.findIssues();
  return {
    figures: {
      kills: fleet.kills.length,
      requests: load.requests(),
      'sent once more': load.retries(),
      'writes acknowledged': load.written.length,
      'events finished': ending.count(),
      mails: smtp.received.length,
      'mails handed over again after a kill between the server’s answer and its note': twice,
      'connections of live streams': connections,
    },
    issues: [...load.issues, ...lost, ...missed, ...finished, ...mailIssues, ...badEnds],
  };
}

/** Mails that a killed server had in hand wait for a minute; now that all have stopped, nobody has any. */
async function sendTheRest(
  fleet: Awaited<ReturnType<typeof startFleet>>,
  db: Run['database']['db'],
): Promise<void> {
  await sql`update "mails" set "nextTryAt" = now() where "sentAt" is null`.execute(db);
  await fleet.startOne();
  const waiting = () => db.selectFrom('mails').select('id').where('sentAt', 'is', null).limit(1).execute();
  while ((await waiting()).length > 0) await delay(100);
  await fleet.stop();
}
