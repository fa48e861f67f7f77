import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildNotice, notify } from '../../harness/notify.ts';
import { openEventStream } from '../../harness/openEventStream.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { createEvent } from '../../soak/scenarios/actions.ts';
import { insertTeam, type Team } from '../../soak/scenarios/insertTeam.ts';

const DAY = 86_400_000;

/** The clock of a machine that is wrong by so much, from its start on. */
const clockOff = (ms: number) => {
  const program = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

describe.skipIf('missing' in inject('postgres'))('machines whose clocks are days apart', () => {
  let database: TestDatabase;
  let team: Team;
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    team = await insertTeam(database.db);
    const DATABASE_URL = database.url ?? '';
    servers = await Promise.all(
      [9 * DAY, -9 * DAY].map((ms) => startServer({ DATABASE_URL, ...clockOff(ms) })),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await database.close();
  });

  test('agree on who is signed in, write, and tell of it live: time is the database’s', async () => {
    for (const { url } of servers) {
      await createEvent(team)(url);
      const stream = await openEventStream(url, { as: team });
      await stream.next();
      await notify(buildNotice(team.organizationId), database.db);
      expect(await stream.next()).toMatchObject({ event: 'notification' });
      stream.close();
    }
    const { length } = await database.db.selectFrom('sessions').select('accountId').execute();
    expect(length).toBe(1);
  });
});
