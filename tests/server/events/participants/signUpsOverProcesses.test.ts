import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inTransaction } from '../../../../src/server/core/db/transaction.ts';
import { urlOf } from '../../../harness/callOperation.ts';
import { countLockWaits } from '../../../harness/countLockWaits.ts';
import { dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertOrganization } from '../../../harness/insertOrganization.ts';
import { insertShift } from '../../../harness/insertShift.ts';
import { insertVolunteerUsers, type VolunteerUser } from '../../../harness/insertVolunteerUsers.ts';
import { openTestDatabase, type TestDatabase } from '../../../harness/openTestDatabase.ts';
import { type ServerProcess, startServer } from '../../../harness/startServer.ts';

const VOLUNTEERS = 200;
const PLACES = 10;

describe.skipIf('missing' in inject('postgres'))('three processes on a PostgreSQL server', () => {
  let database: TestDatabase;
  let organizationId: string;
  let volunteers: VolunteerUser[];
  const processes: ServerProcess[] = [];

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    organizationId = (await insertOrganization(database.db)).id;
    volunteers = await insertVolunteerUsers(database.db, organizationId, VOLUNTEERS);
    for (let count = 0; count < 3; count += 1)
      processes.push(await startServer({ DATABASE_URL: database.url ?? '' }));
  });
  afterAll(async () => {
    for (const process of processes) await process.stop('SIGKILL');
    await database.close();
  });

  /** The status of the answer, or nothing where the process died before. */
  const signUp = async (id: string, { cookie }: VolunteerUser, index: number) => {
    const address = `${processes[index % processes.length]?.url}${urlOf('signUpForEvent', { id })}`;
    const headers = { cookie, 'source-device': 'mobile' };
    try {
      return (await fetch(address, { method: 'POST', headers })).status;
    } catch {
      return null;
    }
  };
  const queueOf = (eventId: string) =>
    database.db
      .selectFrom('participants')
      .select(['volunteerId', 'status'])
      .where('eventId', '=', eventId)
      .orderBy('signedUpAt')
      .execute();
  const countsOf = (id: string) =>
    database.db
      .selectFrom('events')
      .select(['nrOfVolunteersSigned', 'waitlisted'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test(`${VOLUNTEERS} sign up at once for ${PLACES} places: as many get one, the others wait`, async () => {
    const { id } = await insertEvent(database.db, { organizationId, volunteersNeededNum: PLACES });
    const statuses = await Promise.all(volunteers.map((volunteer, index) => signUp(id, volunteer, index)));
    expect(statuses).toEqual(Array(VOLUNTEERS).fill(201));
    expect((await queueOf(id)).map(({ status }) => status)).toEqual([
      ...Array(PLACES).fill('signed_up'),
      ...Array(VOLUNTEERS - PLACES).fill('waitlisted'),
    ]);
  });

  test('who sign up at once for the last places of two shifts get as many, each shift for itself', async () => {
    const event = await insertEvent(database.db, { organizationId, volunteersNeededNum: PLACES });
    const shifts = [
      await insertShift(database.db, event, { places: 3 }),
      await insertShift(database.db, event, { places: 4, eventStart: '11:00', eventEnd: '12:00' }),
    ];
    const signUpForShift = async ({ cookie }: VolunteerUser, index: number) => {
      const shiftId = shifts[index % 2]?.id ?? '';
      const path = urlOf('signUpForShift', { id: event.id, shiftId });
      const headers = { cookie, 'source-device': 'mobile' };
      const { url } = processes[index % processes.length] ?? {};
      return (await fetch(`${url}${path}`, { method: 'POST', headers })).status;
    };
    const statuses = await Promise.all(volunteers.map(signUpForShift));
    expect(statuses).toEqual(Array(VOLUNTEERS).fill(201));
    const counted = await database.db
      .selectFrom('event_shifts')
      .select(['places', 'taken', 'waitlisted'])
      .where('eventId', '=', event.id)
      .orderBy('places')
      .execute();
    expect(counted).toEqual([
      { places: 3, taken: 3, waitlisted: VOLUNTEERS / 2 - 3 },
      { places: 4, taken: 4, waitlisted: VOLUNTEERS / 2 - 4 },
    ]);
    for (const { id, places } of shifts) {
      const queue = await database.db
        .selectFrom('participants')
        .select('status')
        .where('shiftId', '=', id)
        .orderBy('signedUpAt')
        .execute();
      expect(queue.findLastIndex(({ status }) => status === 'signed_up')).toBe(places - 1);
    }
    expect(await countsOf(event.id)).toEqual({ nrOfVolunteersSigned: 7, waitlisted: VOLUNTEERS - 7 });
  });

  test('one of them is killed in the middle: nothing that was answered is lost, and the counts are right', async () => {
    const { id } = await insertEvent(database.db, { organizationId, volunteersNeededNum: PLACES });
    const begin = (from: number, to: number) =>
      volunteers.slice(from, to).map((volunteer, index) => signUp(id, volunteer, from + index));
    const answered = await Promise.all(begin(0, PLACES / 2));
    const { calls } = await inTransaction(database.db, async (trx) => {
      await trx.selectFrom('events').select('id').where('id', '=', id).forUpdate().execute();
      const calls = begin(PLACES / 2, VOLUNTEERS);
      // Each process is in the middle of one, and has others behind it.
      await expect.poll(() => countLockWaits(database.db)).toBe(processes.length);
      await processes[0]?.stop('SIGKILL');
      return { calls };
    });
    const statuses = [...answered, ...(await Promise.all(calls))];
    expect(statuses).toContain(null);
    const queue = await queueOf(id);
    const kept = new Set(queue.map(({ volunteerId }) => volunteerId));
    for (const [index, status] of statuses.entries())
      if (status === 201) expect(kept).toContain(volunteers[index]?.volunteerId);
    const taken = queue.filter(({ status }) => status === 'signed_up').length;
    expect(taken).toBe(PLACES);
    expect(await countsOf(id)).toEqual({ nrOfVolunteersSigned: PLACES, waitlisted: queue.length - PLACES });
  });

  test('an event that is over is finished by one of those that are left, once', async () => {
    const { id } = await insertEvent(database.db, {
      ...{ organizationId, startDate: dayFromNow(-5), endDate: dayFromNow(-3) },
    });
    await sql`update "jobs" set "nextRunAt" = now()`.execute(database.db);
    const entries = () =>
      database.db.selectFrom('history').select(['action', 'actorName']).where('subjectId', '=', id).execute();
    await expect.poll(entries, { timeout: 15_000 }).toEqual([{ action: 'finished', actorName: null }]);
    await delay(500);
    expect(await entries()).toHaveLength(1);
  });
});
