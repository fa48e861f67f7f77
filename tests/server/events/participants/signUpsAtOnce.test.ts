import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPostgres } from '../../../../src/server/core/db/connectPostgres.ts';
import { insertEvent } from '../../../harness/insertEvent.ts';
import { insertVolunteerUsers, type VolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';
import { startTestServer, type TestServer } from '../../../harness/startTestServer.ts';

const VOLUNTEERS = 200;
const PLACES = 10;

onEachServer('many at once, through several servers', (stage) => {
  const servers: TestServer[] = [];
  const closing: (() => Promise<void>)[] = [];
  let volunteers: VolunteerUser[] = [];
  beforeAll(async () => {
    volunteers = await insertVolunteerUsers(stage.db, stage.own.id, VOLUNTEERS);
    for (let count = 0; count < 3; count += 1) {
      const { url } = stage;
      const db = url === undefined ? stage.db : connectPostgres(url, () => {}, 'all').db;
      const server = await startTestServer({ db });
      servers.push(server);
      closing.push(async () => {
        await server.close();
        if (db !== stage.db) await db.destroy();
      });
    }
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const all = <Answer>(
    calls: readonly VolunteerUser[],
    call: (server: TestServer, as: VolunteerUser) => Answer,
  ) => Promise.all(calls.map((as, index) => call(servers[index % servers.length] as TestServer, as)));
  const inQueue = (eventId: string) =>
    stage.db
      .selectFrom('participants')
      .select(['volunteerId', 'status', 'signedUpAt'])
      .where('eventId', '=', eventId)
      .orderBy('signedUpAt')
      .execute();
  const countsOf = (eventId: string) =>
    stage.db
      .selectFrom('events')
      .select(['nrOfVolunteersSigned', 'waitlisted'])
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();

  test(`${VOLUNTEERS} sign up for ${PLACES} places, ten resign, and others are deleted: never more, never fewer, always in order`, async () => {
    const event = { organizationId: stage.own.id, volunteersNeededNum: PLACES };
    const { id } = await insertEvent(stage.db, event);
    const params = { id };
    const replies = await all(volunteers, (server, as) => server.call('signUpForEvent', { as, params }));
    expect(replies.map(({ status }) => status)).toEqual(Array(VOLUNTEERS).fill(201));
    const queue = await inQueue(id);
    expect(queue.map(({ status }) => status)).toEqual([
      ...Array(PLACES).fill('signed_up'),
      ...Array(VOLUNTEERS - PLACES).fill('waitlisted'),
    ]);
    expect(new Set(queue.map(({ signedUpAt }) => signedUpAt)).size).toBe(VOLUNTEERS);
    expect(await countsOf(id)).toEqual({ nrOfVolunteersSigned: PLACES, waitlisted: VOLUNTEERS - PLACES });

    const byVolunteer = new Map(volunteers.map((volunteer) => [volunteer.volunteerId, volunteer]));
    const ordered = queue.flatMap(({ volunteerId }) => byVolunteer.get(volunteerId) ?? []);
    const resigned = await all(ordered.slice(0, PLACES), (server, as) =>
      server.call('resignFromEvent', { as, params }),
    );
    expect(resigned.map(({ status }) => status)).toEqual(Array(PLACES).fill(204));
    expect((await inQueue(id)).map(({ status }) => status)).toEqual([
      ...Array(PLACES).fill('resigned'),
      ...Array(PLACES).fill('signed_up'),
      ...Array(VOLUNTEERS - 2 * PLACES).fill('waitlisted'),
    ]);

    // Some of those who have a place resign while others are deleted by the team.
    const holders = ordered.slice(PLACES, 2 * PLACES);
    const mixed = await all(holders, async (server, as) => {
      const isEven = holders.indexOf(as) % 2 === 0;
      if (isEven) return (await server.call('resignFromEvent', { as, params })).status;
      const input = { as: stage.own.admin, params: { id: as.volunteerId } };
      return (await server.call('deleteVolunteer', input)).status;
    });
    expect(mixed).toEqual(Array(PLACES).fill(204));
    const after = await inQueue(id);
    expect(
      after.filter(({ status }) => status === 'signed_up').map(({ volunteerId }) => volunteerId),
    ).toEqual(ordered.slice(2 * PLACES, 3 * PLACES).map(({ volunteerId }) => volunteerId));
    expect(await countsOf(id)).toEqual({ nrOfVolunteersSigned: PLACES, waitlisted: VOLUNTEERS - 3 * PLACES });
  });

  test('the same volunteer many times: one place', async () => {
    const { id } = await insertEvent(stage.db, { organizationId: stage.own.id });
    const last = volunteers.at(-1) as VolunteerUser;
    const replies = await all(Array(20).fill(last), (server, as) =>
      server.call('signUpForEvent', { as, params: { id } }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await countsOf(id)).toEqual({ nrOfVolunteersSigned: 1, waitlisted: 0 });
  });

  test('signing up while places are taken away: never more people than places', async () => {
    const { id, ...event } = await insertEvent(stage.db, {
      organizationId: stage.own.id,
      volunteersNeededNum: 30,
    });
    const rush = await insertVolunteerUsers(stage.db, stage.own.id, 30);
    const { title, helpCategory, description, startDate, endDate, city } = event;
    const body = { title, helpCategory, description, startDate, endDate, city, volunteersNeededNum: 5 };
    const [lowered, ...replies] = await Promise.all([
      stage.call('updateEvent', { as: stage.own.admin, params: { id }, body }),
      ...rush.map((as, index) => servers[index % 3]?.call('signUpForEvent', { as, params: { id } })),
    ]);
    expect(replies.map((reply) => reply?.status)).toEqual(Array(30).fill(201));
    const taken = (await inQueue(id)).filter(({ status }) => status === 'signed_up').length;
    if (lowered.status === 200) expect(taken).toBe(5);
    else expect([lowered.problem.code, taken]).toEqual(['places_below_signed_up', 30]);
    expect((await countsOf(id)).nrOfVolunteersSigned).toBe(taken);
  });
});
