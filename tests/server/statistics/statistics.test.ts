import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cacheFor } from '../../../src/server/overview/statistics/operations.ts';
import { dayFromNow, insertEvents } from '../../harness/insertEvent.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { startTestServer } from '../../harness/startTestServer.ts';

onEachServer('the public counters', (stage) => {
  const read = async () => {
    const server = await startTestServer(stage);
    onTestFinished(() => server.close());
    return server.call('getStatistics');
  };

  test('count all foundations that have been approved, and may be kept for some seconds', async () => {
    const reply = await read();
    expect(reply.headers['cache-control']).toBe('public, max-age=10');
    // Of each of the two: a volunteer, a coordinator, an admin.
    expect(reply.answer).toEqual({ members: 6, futureEvents: 0, activeEvents: 0, finishedEvents: 0 });

    const { id: organizationId } = await insertOrganization(stage.db, { status: 'pending' });
    await insertVolunteer(stage.db, { organizationId, accountStatus: 'verified' });
    await insertVolunteer(stage.db, { organizationId: stage.own.id, accountStatus: 'pending' });
    await insertVolunteer(stage.db, { organizationId: stage.other.id, accountStatus: 'verified' });
    const running = { startDate: dayFromNow(-2), endDate: dayFromNow(2) };
    await insertEvents(stage.db, [
      { organizationId },
      { organizationId: stage.own.id },
      { organizationId: stage.own.id, status: 'draft' },
      { organizationId: stage.other.id, ...running },
      { organizationId: stage.other.id, status: 'finished' },
    ]);
    expect((await read()).answer).toEqual({
      members: 7,
      futureEvents: 1,
      activeEvents: 1,
      finishedEvents: 1,
    });
  });

  test('are the same for some seconds', async () => {
    const server = await startTestServer(stage);
    onTestFinished(() => server.close());
    const { answer } = await server.call('getStatistics');
    await insertVolunteer(stage.db, { organizationId: stage.own.id, accountStatus: 'verified' });
    expect((await server.call('getStatistics')).answer).toEqual(answer);
  });
});

describe('keeping what was read', () => {
  afterEach(() => vi.useRealTimers());

  test('reads once for all who ask at the same time, and again later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const read = vi.fn(async () => read.mock.calls.length);
    const kept = cacheFor(1_000, read);
    expect(await Promise.all([kept(), kept(), kept()])).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(999);
    expect(await kept()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await kept()).toBe(2);
  });

  test('keeps no failure', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(1);
    const kept = cacheFor(1_000, read);
    await expect(kept()).rejects.toThrow('away');
    expect(await kept()).toBe(1);
  });
});
