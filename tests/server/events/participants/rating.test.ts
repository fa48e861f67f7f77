import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { insertRows } from '../../../../src/server/core/db/insertRows.ts';
import { dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertVolunteer } from '../../../harness/insertVolunteer.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

const running = { startDate: dayFromNow(-2), endDate: dayFromNow(2) };

onEachServer('the rating of a volunteer', (stage) => {
  /** A volunteer who has a place at as many events that are on. */
  const prepare = async (events: number) => {
    const organizationId = stage.own.id;
    const { id } = await insertVolunteer(stage.db, { organizationId, accountStatus: 'verified' });
    const places = await Promise.all(
      Array.from({ length: events }, async () => {
        const event = await insertEvent(stage.db, { organizationId, ...running });
        return { eventId: event.id, id: uuid() };
      }),
    );
    const signedUp = { status: 'signed_up' as const, note: null, resignedAt: null };
    const rows = places.map((place) => ({
      ...{ ...place, organizationId, volunteerId: id, ...signedUp },
      signedUpAt: '2026-11-05T10:00:00.000Z',
    }));
    await insertRows('participants', rows, stage.db);
    const record = async (at: number, status: 'attended' | 'no_show' | 'signed_up') => {
      const place = places[at];
      const params = { id: place?.eventId ?? '', participantId: place?.id ?? '' };
      const reply = await stage.call('updateParticipant', {
        ...{ as: stage.own.coordinator, params },
        body: { status },
      });
      expect(reply.status).toBe(200);
    };
    const rating = async () =>
      (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).answer.rating;
    return { record, rating };
  };

  test('is the share of events that they came to', async () => {
    const { record, rating } = await prepare(3);
    expect(await rating()).toBeNull();
    await record(0, 'attended');
    expect(await rating()).toBe(5);
    await record(1, 'no_show');
    expect(await rating()).toBe(2.5);
    await record(2, 'attended');
    expect(await rating()).toBe(3.3);
  });

  test('follows what is taken back', async () => {
    const { record, rating } = await prepare(2);
    await record(0, 'attended');
    await record(1, 'no_show');
    await record(0, 'no_show');
    expect(await rating()).toBe(0);
    await record(0, 'signed_up');
    await record(1, 'signed_up');
    expect(await rating()).toBeNull();
  });

  test('is their own', async () => {
    const [one, other] = [await prepare(1), await prepare(1)];
    await one.record(0, 'attended');
    await other.record(0, 'no_show');
    expect([await one.rating(), await other.rating()]).toEqual([5, 0]);
  });

  test('is right when all is recorded at once', async () => {
    const { record, rating } = await prepare(10);
    await Promise.all(Array.from({ length: 10 }, (_, at) => record(at, at < 6 ? 'attended' : 'no_show')));
    expect(await rating()).toBe(3);
  });
});
