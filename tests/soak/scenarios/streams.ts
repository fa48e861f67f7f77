import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from '../../../scripts/measure/bench/heldMemory.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { startServer } from '../../harness/startServer.ts';
import { followNotifications } from './followNotifications.ts';
import { insertTeam, openSession } from './insertTeam.ts';
import { onDatabase } from './onDatabase.ts';
import { findMissed } from './processes/findMissed.ts';
import type { Findings, Scenario, SoakDatabase } from './Scenario.ts';

/** Of one account: a server lets it have no more. */
const EACH = 20;
/** Until all have heard of something; browsers that were cut off come back within a few seconds. */
const TIMEOUT_MS = 60_000;

export const streams: Scenario<{ streams: number }> = {
  about:
    'so many live streams at one server: a notification reaches all; killed and started again, all come back and miss nothing',
  size: { streams: 1000 },
  run: ({ streams: count }, stage) =>
    onDatabase(stage, (database) => runOn(database, Math.ceil(count / EACH), stage.say)),
};

async function runOn(
  { db, url }: SoakDatabase,
  accounts: number,
  say: (line: string) => void,
): Promise<Findings> {
  const team = await insertTeam(db);
  const { organizationId } = team;
  const members = [{ id: team.accountId, cookie: team.cookie }];
  while (members.length < accounts) {
    const { id } = await insertAccount(db, { organizationId, role: 'coordinator' });
    members.push({ id, cookie: await openSession({ id, organizationId }, db) });
  }
  let server = await startServer({ DATABASE_URL: url });
  const idle = residentMegabytes(server.pid);
  const followers = members.flatMap(({ id, cookie }) =>
    Array.from({ length: EACH }, () => followNotifications(server.url, id, cookie)),
  );
  const until = async (isSo: () => boolean): Promise<number> => {
    const since = performance.now();
    while (!isSo() && performance.now() - since < TIMEOUT_MS) await delay(20);
    return Math.round(performance.now() - since);
  };
  const told = (count: number) => until(() => followers.every(({ ids }) => ids().length >= count));
  const tell = (name: string) => notify(buildNotice(organizationId, name), db);

  const opened = await until(() => followers.every(({ isOpen }) => isOpen()));
  const full = residentMegabytes(server.pid);
  say(`${followers.length} streams are open`);
  await tell('Jan Lis');
  const first = await told(1);
  const { port } = server;
  await server.stop('SIGKILL');
  await tell('Ewa Lis');
  server = await startServer({ DATABASE_URL: url, PORT: String(port) });
  const again = await told(2);
  say('all are back');
  const missed = await findMissed(followers, db);
  const since = performance.now();
  const code = await server.stop();
  const stop = Math.round(performance.now() - since);
  await Promise.all(followers.map((follower) => follower.stop()));
  return {
    figures: {
      streams: followers.length,
      'opened within': `${opened} ms`,
      'memory of the server before and with them': `${Math.round(idle)} and ${Math.round(full)} MB`,
      'a notification reached all within': `${first} ms`,
      'after kill -9 all were back and told within': `${again} ms`,
      'stopped by SIGTERM within': `${stop} ms`,
    },
    issues: [...missed, ...(code === 0 ? [] : [`the server ended with ${code}`])],
  };
}
