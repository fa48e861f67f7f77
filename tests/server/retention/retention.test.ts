import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { NOTICE_DAYS, REMINDER_DAYS } from '../../../src/domain/retention/retentionRules.ts';
import { addHistory } from '../../../src/server/core/db/historyStore.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import type { RecordKey } from '../../../src/server/core/db/rowByKey.ts';
import { acrossTenants } from '../../../src/server/core/db/scope.ts';
import { exampleRow } from '../../../src/server/demo/contractRow.ts';
import { eraseQuietRecords } from '../../../src/server/erasures/eraseQuietRecords.ts';
import { insertAgreement } from '../../harness/insertAgreement.ts';
import { insertDataRequest } from '../../harness/insertDataRequest.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertTimeEntry } from '../../harness/insertTimeEntry.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { setPreferences } from '../../harness/setPreferences.ts';

type Schemas = components['schemas'];
type Rule = Schemas['RetentionRule'];

/** Longer ago than the periods that these tests set. */
const LONG_AGO = '2024-01-10T09:00:00.000Z';
const MONTHS = 12;

onEachServer('what nobody needs any more', (stage) => {
  const own = () => ({ organizationId: stage.own.id });

  beforeEach(async () => {
    const tables = [
      'retention_periods',
      'upcoming_erasures',
      'notifications',
      'mails',
      'data_requests',
    ] as const;
    for (const table of [...tables, 'people_in_need', 'notification_preferences'] as const)
      await stage.db.deleteFrom(table).execute();
    await stage.db.deleteFrom('volunteers').where('accountId', 'is', null).execute();
  });

  const setPeriods = async (periods: Partial<Record<Rule, number>>, as = stage.own.admin) => {
    const { answer } = await stage.call('getRetentionPeriods', { as });
    return stage.call('updateRetentionPeriods', { as, body: { ...periods, version: answer.version } });
  };
  const run = () =>
    acrossTenants(() => eraseQuietRecords({ db: stage.db }).run(new AbortController().signal));
  /** The next run, on a day so many days later: all days that the clock has noted are earlier by as many. */
  const runAfter = async (days: number) => {
    await stage.db.updateTable('retention_periods').set({ checkedOn: null }).execute();
    await sql`update "upcoming_erasures" set "announcedOn" = "announcedOn" - ${days}::int,
      "erasesOn" = "erasesOn" - ${days}::int, "remindedOn" = "remindedOn" - ${days}::int`.execute(stage.db);
    await run();
  };
  const list = async (query: Readonly<Record<string, string>> = {}, as = stage.own.coordinator) =>
    (await stage.call('listUpcomingErasures', { as, query })).answer.content;
  const ids = async () => (await list()).map(({ id }) => id).sort();
  const told = async () => {
    const rows = await stage.db
      .selectFrom('notifications')
      .select(['accountId', 'kind', 'params'])
      .orderBy('id')
      .execute();
    return rows.map(({ accountId, kind, params }) => ({ accountId, kind, count: params.count }));
  };
  const isThere = async ({ id }: { readonly id: string }) => {
    const { rows } = await sql`select from "volunteers" where "id" = ${id}
      union all select from "people_in_need" where "id" = ${id}`.execute(stage.db);
    return rows.length > 0;
  };
  const volunteer = (overrides: object = {}) =>
    insertVolunteer(stage.db, { ...own(), createdAt: LONG_AGO, accountStatus: 'verified', ...overrides });
  const person = (overrides: object = {}) =>
    insertPersonInNeed(stage.db, { ...own(), createdAt: LONG_AGO, status: 'closed', ...overrides });

  const quiet: Readonly<Record<Rule, () => Promise<RecordKey>>> = {
    pendingVolunteers: () => volunteer({ accountStatus: 'pending' }),
    rejectedVolunteers: () => volunteer({ accountStatus: 'rejected' }),
    inactiveVolunteers: () => volunteer(),
    closedRequests: () => person({ status: 'helped' }),
  };
  const all: Record<Rule, number> = {
    ...{ pendingVolunteers: MONTHS, rejectedVolunteers: MONTHS, inactiveVolunteers: MONTHS },
    closedRequests: MONTHS,
  };

  test('stays until an admin sets a period', async () => {
    const records = [];
    for (const insert of Object.values(quiet)) records.push(await insert());
    await run();
    expect(await list()).toEqual([]);
    expect((await stage.call('getRetentionPeriods', { as: stage.own.coordinator })).answer).toEqual({
      ...{ pendingVolunteers: null, rejectedVolunteers: null, inactiveVolunteers: null },
      ...{ closedRequests: null, version: 1 },
    });
    const body = { ...all, version: 1 };
    const refused = await stage.call('updateRetentionPeriods', { as: stage.own.coordinator, body });
    expect(refused.status).toBe(403);
    for (const record of records) expect(await isThere(record)).toBe(true);
  });

  test('has periods that are changed by one admin at a time, and noted in the history', async () => {
    expect((await setPeriods({ rejectedVolunteers: 6 })).answer).toMatchObject({
      rejectedVolunteers: 6,
      version: 2,
    });
    const stale = await stage.call('updateRetentionPeriods', {
      ...{ as: stage.own.admin, body: { closedRequests: 1, version: 1 } },
    });
    expect(stale.problem).toMatchObject({ status: 409, code: 'record_changed' });
    for (const months of [0, 241, 1.5]) {
      const { problem } = await setPeriods({ closedRequests: months });
      expect(problem?.errors).toMatchObject([{ field: 'closedRequests' }]);
    }
    const [entry] = await stage.db
      .selectFrom('history')
      .select('changes')
      .where('subjectId', '=', stage.own.id)
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    expect(entry?.changes).toEqual([{ field: 'rejectedVolunteersMonths', from: null, to: '6' }]);
  });

  test.for(Object.keys(quiet) as Rule[])(
    'is announced 30 days ahead, told of again a week ahead, and erased then: %s',
    async (rule) => {
      const others = [];
      for (const [name, insert] of Object.entries(quiet)) if (name !== rule) others.push(await insert());
      const record = await quiet[rule]();
      const foreign = await insertVolunteer(stage.db, {
        organizationId: stage.other.id,
        createdAt: LONG_AGO,
      });
      await setPeriods({ [rule]: MONTHS });
      await run();
      expect(await list()).toMatchObject([
        { id: record.id, rule, status: 'announced', quietSince: '2024-01-10', daysLeft: NOTICE_DAYS },
      ]);
      const { admin } = stage.own;
      const announced = { accountId: admin.id, kind: 'erasuresAnnounced', count: 1 };
      expect(await told()).toEqual([announced]);
      await runAfter(NOTICE_DAYS - REMINDER_DAYS - 1);
      expect(await told()).toEqual([announced]);
      await runAfter(1);
      const reminded = [announced, { accountId: admin.id, kind: 'erasuresSoon', count: 1 }];
      expect(await told()).toEqual(reminded);
      await runAfter(REMINDER_DAYS - 1);
      expect(await isThere(record)).toBe(true);
      await runAfter(1);
      expect(await isThere(record)).toBe(false);
      expect(await list()).toEqual([]);
      expect(await told()).toEqual(reminded);
      for (const other of [...others, foreign]) expect(await isThere(other)).toBe(true);
      const entries = await stage.db
        .selectFrom('history')
        .select(['action', 'actorName'])
        .where('subjectId', '=', record.id)
        .execute();
      expect(entries).toEqual([{ action: 'deleted', actorName: null }]);
    },
  );

  test('is told of once for all, also to admins who have switched such messages off', async () => {
    await setPreferences(stage.db, stage.own.admin, { systemNotifications: false });
    for (const insert of [...Object.values(quiet), quiet.closedRequests]) await insert();
    await setPeriods(all);
    await run();
    await run();
    expect(await told()).toEqual([{ accountId: stage.own.admin.id, kind: 'erasuresAnnounced', count: 5 }]);
    const { answer } = await stage.call('listNotifications', { as: stage.own.admin, query: {} });
    expect(answer.content[0]?.message).toContain('5 people');
  });

  test('is announced on the day on which the period is over in 30 days, and not before', async () => {
    /** A period, and the day on which it begins to be over on a day; not every month has a 31st. */
    const spanTo = async (end: string) => {
      const { rows } = await sql<{ months: number; day: string }>`
        select "months", "day"::date::text as "day" from generate_series(1, 12) as "months",
          generate_series(${end}::date - 400, ${end}, interval '1 day') as "day"
        where ("day" + make_interval(months => "months"))::date = ${end}::date limit 1`.execute(stage.db);
      const [span] = rows;
      if (!span) throw new Error(`no period ends on ${end}`);
      return { months: span.months, createdAt: `${span.day}T12:00:00.000Z` };
    };
    const last = await spanTo(dayFromNow(NOTICE_DAYS));
    const next = await spanTo(dayFromNow(NOTICE_DAYS + 1));
    const { id } = await volunteer({ accountStatus: 'pending', createdAt: last.createdAt });
    await volunteer({ accountStatus: 'rejected', createdAt: next.createdAt });
    await setPeriods({ pendingVolunteers: last.months, rejectedVolunteers: next.months });
    await run();
    expect(await ids()).toEqual([id]);
  });

  describe('stays as long as something happens:', () => {
    const takesPart = async (volunteerId: string, days: number, status: Schemas['ParticipantStatus']) => {
      const day = dayFromNow(days);
      const { id: eventId } = await insertEvent(stage.db, { ...own(), startDate: day, endDate: day });
      const participant = exampleRow('participants', {
        ...{ ...own(), id: uuid(), eventId, volunteerId, status, shiftId: null },
      });
      await insertRows('participants', [participant], stage.db);
    };
    const happenings: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
      'an event to come': (volunteerId) => takesPart(volunteerId, 40, 'signed_up'),
      'an event a month ago': (volunteerId) => takesPart(volunteerId, -30, 'attended'),
      hours: (volunteerId) => insertTimeEntry(stage.db, { ...own(), volunteerId, date: dayFromNow(-20) }),
      'an agreement that runs': (volunteerId) =>
        insertAgreement(stage.db, { ...own(), volunteerId, status: 'signed', dateTo: null }),
      'an open request about the data': (subjectId) =>
        insertDataRequest(stage.db, { ...own(), subjectType: 'volunteer', subjectId }),
      'a note in the history': (id) =>
        addHistory('volunteers', { ...own(), id }, stage.own.admin, 'noteAdded', [], stage.db),
      'help for somebody': async (volunteerId) => {
        const { id: personId } = await insertPersonInNeed(stage.db, { ...own(), status: 'in_progress' });
        const assignment = exampleRow('assignments', {
          ...{ ...own(), id: uuid(), personId, volunteerId, status: 'accepted' as const },
        });
        await insertRows('assignments', [assignment], stage.db);
      },
      'a visit': async (volunteerId) => {
        const { id: personId } = await insertPersonInNeed(stage.db, { ...own(), status: 'in_progress' });
        const visit = exampleRow('person_in_need_visits', {
          ...{ ...own(), id: uuid(), personId, volunteerId, date: dayFromNow(-10) },
        });
        await insertRows('person_in_need_visits', [visit], stage.db);
      },
    };

    test.for(Object.entries(happenings))('%s', async ([, happen]) => {
      const { id } = await volunteer();
      const gone = await volunteer();
      await happen(id);
      await setPeriods({ inactiveVolunteers: MONTHS });
      await run();
      expect(await ids()).toEqual([gone.id]);
    });

    test.for(Object.entries(happenings))('%s, after it was announced', async ([, happen]) => {
      const { id } = await volunteer();
      await setPeriods({ inactiveVolunteers: MONTHS });
      await run();
      expect(await ids()).toEqual([id]);
      await happen(id);
      await runAfter(1);
      expect(await ids()).toEqual([]);
    });

    test('what only its readers do is nothing', async () => {
      const { id } = await volunteer();
      await addHistory('volunteers', { ...own(), id }, stage.own.admin, 'viewed', [], stage.db);
      await setPeriods({ inactiveVolunteers: MONTHS });
      await run();
      expect(await ids()).toEqual([id]);
    });

    test('a visit to a person in need, and a request that is open again', async () => {
      const visited = await person();
      const reopened = await person();
      const gone = await person();
      await setPeriods({ closedRequests: MONTHS });
      await run();
      expect(await ids()).toEqual([visited.id, reopened.id, gone.id].sort());
      const visit = exampleRow('person_in_need_visits', {
        ...{ ...own(), id: uuid(), personId: visited.id, volunteerId: null, date: dayFromNow(-3) },
      });
      await insertRows('person_in_need_visits', [visit], stage.db);
      const as = stage.own.coordinator;
      expect((await stage.call('reopenPersonInNeed', { as, params: { id: reopened.id } })).status).toBe(200);
      await runAfter(1);
      expect(await ids()).toEqual([gone.id]);
    });

    test('on its last day, too, between the look through all records and the erasure', async () => {
      const record = await volunteer();
      await setPeriods({ inactiveVolunteers: MONTHS });
      await run();
      await runAfter(NOTICE_DAYS - REMINDER_DAYS);
      await addHistory('volunteers', record, stage.own.admin, 'edited', [], stage.db);
      await stage.db
        .updateTable('upcoming_erasures')
        .set({ erasesOn: dayFromNow(-2), remindedOn: dayFromNow(-9) })
        .execute();
      // Looked through today already.
      await run();
      expect(await isThere(record)).toBe(true);
    });
  });

  test('is no longer announced where the period is longer, or off', async () => {
    const record = await quiet.rejectedVolunteers();
    await setPeriods({ rejectedVolunteers: MONTHS });
    await run();
    expect(await ids()).toEqual([record.id]);
    await setPeriods({ rejectedVolunteers: 240 });
    await run();
    expect(await ids()).toEqual([]);
    await setPeriods({ rejectedVolunteers: 1 });
    await run();
    expect(await ids()).toEqual([record.id]);
    await setPeriods({});
    await run();
    expect(await ids()).toEqual([]);
    await runAfter(NOTICE_DAYS * 2);
    expect(await isThere(record)).toBe(true);
  });

  test('is not erased where the server stood still and nobody was reminded', async () => {
    const record = await quiet.closedRequests();
    await setPeriods({ closedRequests: MONTHS });
    await run();
    await runAfter(NOTICE_DAYS * 3);
    expect(await isThere(record)).toBe(true);
    expect((await told()).map(({ kind }) => kind)).toEqual(['erasuresAnnounced', 'erasuresSoon']);
    await runAfter(REMINDER_DAYS);
    expect(await isThere(record)).toBe(false);
  });

  test('is kept with a reason, told of in its history, until the period is over once more', async () => {
    const record = await quiet.inactiveVolunteers();
    await setPeriods({ inactiveVolunteers: MONTHS });
    await run();
    await runAfter(NOTICE_DAYS - REMINDER_DAYS);
    const keep = (reason: string) =>
      stage.call('keepFromErasure', {
        as: stage.own.coordinator,
        params: { id: record.id },
        body: { reason },
      });
    expect((await keep(' ')).status).toBe(400);
    const { answer } = await keep('Sprawa w sądzie.');
    expect(answer).toMatchObject({
      ...{ status: 'kept', erasesOn: null, daysLeft: null, keepReason: 'Sprawa w sądzie.' },
      keptBy: { id: stage.own.coordinator.id },
    });
    expect((await keep('Inaczej.')).answer).toEqual(answer);
    await runAfter(REMINDER_DAYS);
    expect(await isThere(record)).toBe(true);
    expect(await list({ status: 'announced' })).toEqual([]);
    const { answer: kept } = await stage.call('getVolunteer', {
      as: stage.own.admin,
      params: { id: record.id },
    });
    expect(kept.erasesOn).toBeNull();
    expect(kept.history[0]).toMatchObject({
      ...{ action: 'keptFromErasure', changes: [{ field: 'keepReason', to: 'Sprawa w sądzie.' }] },
    });
    // The period begins anew on that day.
    await sql`update "upcoming_erasures" set "keptOn" = '2024-02-01'`.execute(stage.db);
    await runAfter(1);
    expect(await list()).toMatchObject([
      { status: 'announced', quietSince: '2024-02-01', daysLeft: NOTICE_DAYS },
    ]);
    await runAfter(NOTICE_DAYS - REMINDER_DAYS);
    await runAfter(REMINDER_DAYS);
    expect(await isThere(record)).toBe(false);
  });

  test('is kept no longer once it is released, and has the whole notice then', async () => {
    const record = await quiet.closedRequests();
    await setPeriods({ closedRequests: MONTHS });
    await run();
    const params = { id: record.id };
    const as = stage.own.coordinator;
    await stage.call('keepFromErasure', { as, params, body: { reason: 'Kontrola.' } });
    const { answer } = await stage.call('releaseToErasure', { as, params });
    expect(answer).toMatchObject({
      status: 'announced',
      daysLeft: NOTICE_DAYS,
      keepReason: null,
      keptBy: null,
    });
    expect((await stage.call('releaseToErasure', { as, params })).answer).toEqual(answer);
    const read = await stage.call('getPersonInNeed', { as, params });
    expect(read.answer.erasesOn).toBe(answer.erasesOn);
    expect(read.answer.history.map(({ action }) => action)).toContain('releasedToErasure');
    await runAfter(NOTICE_DAYS - REMINDER_DAYS);
    await runAfter(REMINDER_DAYS);
    expect(await isThere(record)).toBe(false);
    expect((await stage.call('keepFromErasure', { as, params, body: { reason: 'Kontrola.' } })).status).toBe(
      404,
    );
  });

  test('that is kept at the moment of its erasure is either kept or gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const record = await quiet.closedRequests();
      await setPeriods({ closedRequests: MONTHS });
      await run();
      await runAfter(NOTICE_DAYS - REMINDER_DAYS);
      await sql`update "upcoming_erasures" set "erasesOn" = "erasesOn" - 30, "remindedOn" = "remindedOn" - 30`.execute(
        stage.db,
      );
      const [{ status }] = await Promise.all([
        stage.call('keepFromErasure', {
          ...{ as: stage.own.admin, params: { id: record.id }, body: { reason: 'Kontrola.' } },
        }),
        run(),
      ]);
      expect({ status, isThere: await isThere(record) }).toEqual(
        status === 200 ? { status, isThere: true } : { status: 404, isThere: false },
      );
      await stage.db.deleteFrom('people_in_need').execute();
      await stage.db.deleteFrom('upcoming_erasures').execute();
    }
  });

  test('leads the overview in its last week, and is found by its rule and its state', async () => {
    const record = await volunteer({ accountStatus: 'rejected', firstname: 'Anna', lastname: 'Zając' });
    const other = await person({ firstname: 'Maria', lastname: 'Nowak' });
    await setPeriods(all);
    await run();
    const attention = async () =>
      (await stage.call('getOverview', { as: stage.own.admin, params: { id: stage.own.id } })).answer
        .attention.erasuresDue;
    expect(await attention()).toEqual({ count: 0, items: [] });
    await sql`update "upcoming_erasures" set "erasesOn" = ${dayFromNow(6)} where "id" = ${record.id}`.execute(
      stage.db,
    );
    expect(await attention()).toMatchObject({ count: 1, items: [{ id: record.id, label: 'Anna Zając' }] });
    const names = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).map(({ subjectName }) => subjectName);
    expect(await names({})).toEqual(['Anna Zając', 'Maria N.']);
    expect(await names({ sort: 'erasesOn,desc' })).toEqual(['Maria N.', 'Anna Zając']);
    expect(await names({ rule: 'closedRequests' })).toEqual(['Maria N.']);
    expect(await list({ rule: 'pendingVolunteers' })).toEqual([]);
    expect(await names({ q: 'zajac' })).toEqual(['Anna Zając']);
    expect(await names({ q: 'Nowak' })).toEqual(['Maria N.']);
    expect(await list({}, stage.other.coordinator)).toEqual([]);
    for (const id of [record.id, other.id])
      expect((await stage.call('getUpcomingErasure', { as: stage.other.admin, params: { id } })).status).toBe(
        404,
      );
  });
});
