import { expect, test } from 'vitest';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { createJobRunner } from '../../../src/server/core/jobs/jobRunner.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { finishEndedEvents } from '../../../src/server/events/finishEndedEvents.ts';
import { type buildEvent, dayFromNow, insertEvents } from '../../harness/insertEvent.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const over = { startDate: dayFromNow(-5), endDate: dayFromNow(-3) };
const cancelled = { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' };
const never = new AbortController().signal;

onEachServer('events that are over', (stage) => {
  const insert = async (...overrides: Overrides[]) => {
    await stage.db.deleteFrom('events').execute();
    await stage.db.deleteFrom('notifications').execute();
    const organizationId = stage.own.id;
    return insertEvents(
      stage.db,
      overrides.map((each) => ({ organizationId, ...each })),
    );
  };
  const finishedOnes = async () => {
    const rows = await stage.db
      .selectFrom('events')
      .select(['id'])
      .where('status', '=', 'finished')
      .execute();
    return rows.map(({ id }) => id).sort();
  };
  const entries = () =>
    stage.db
      .selectFrom('history')
      .innerJoin('events', 'events.id', 'history.subjectId')
      .select(['subjectId', 'action', 'actorId', 'actorName', 'changes'])
      .execute();

  test('are finished by nobody, with history and news, and no others', async () => {
    const [past, foreign, ...rest] = await insert(
      over,
      { ...over, organizationId: stage.other.id },
      { startDate: dayFromNow(-2), endDate: dayFromNow(2) },
      { startDate: dayFromNow(2), endDate: dayFromNow(3) },
      { ...over, ...cancelled },
      { ...over, status: 'draft' },
    );
    await finishEndedEvents(stage).run(never);
    expect(await finishedOnes()).toEqual([past?.id, foreign?.id].sort());
    expect(rest).toHaveLength(4);
    const entry = { action: 'finished', actorId: null, actorName: null };
    const changes = [{ field: 'status', from: 'active', to: 'finished' }];
    expect((await entries()).sort((a, b) => a.subjectId.localeCompare(b.subjectId))).toEqual(
      [past, foreign]
        .map((event) => ({ ...entry, changes, subjectId: event?.id }))
        .sort((a, b) => (a.subjectId ?? '').localeCompare(b.subjectId ?? '')),
    );
    const { answer } = await stage.call('getEvent', { as: stage.own.admin, params: { id: past?.id ?? '' } });
    expect(answer).toMatchObject({ status: 'finished', finishedAt: expect.any(String), version: 2 });
    const notices = await stage.db
      .selectFrom('notifications')
      .select(['kind', 'accountId'])
      .where('subjectId', '=', past?.id ?? '')
      .execute();
    expect(notices.map(({ kind, accountId }) => `${kind} ${accountId}`).sort()).toEqual(
      [stage.own.admin, stage.own.coordinator].map(({ id }) => `eventFinished ${id}`).sort(),
    );
  });

  test('are finished once, although many processes run', async () => {
    const events = await insert(...Array.from({ length: 40 }, () => over));
    const pools = [1, 2, 3, 4].map(() =>
      stage.url === undefined ? stage.db : connectPostgres(stage.url, () => {}, 'all').db,
    );
    const log = createLog();
    // Those that the runner would keep apart, side by side: the rows themselves see to it.
    const runs = pools.map((db) => finishEndedEvents({ db }).run(never));
    const runners = pools.map((db) => createJobRunner([finishEndedEvents({ db })], { db }, log));
    await Promise.all([...runs, ...runners.map((runner) => runner.runOnce())]);
    for (const pool of pools) if (pool !== stage.db) await pool.destroy();
    expect(await finishedOnes()).toEqual(events.map(({ id }) => id).sort());
    expect((await entries()).map(({ subjectId }) => subjectId).sort()).toEqual(
      events.map(({ id }) => id).sort(),
    );
    const { count } = await stage.db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'eventFinished')
      .executeTakeFirstOrThrow();
    expect(count).toBe(80);
  });

  test('are left for the next run when the process stops', async () => {
    const events = await insert(over, over, over);
    await finishEndedEvents(stage).run(AbortSignal.abort());
    expect(await finishedOnes()).toEqual([]);
    await finishEndedEvents(stage).run(never);
    expect(await finishedOnes()).toHaveLength(events.length);
  });
});
