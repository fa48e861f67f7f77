import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { addHistory } from '../../../src/server/core/db/historyStore.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertTimeEntry } from '../../harness/insertTimeEntry.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { readPdf } from '../../harness/readPdf.ts';

const year = 2025;
const none = {
  volunteers: { all: 0, under30Days: 0, upTo6Months: 0, over6Months: 0 },
  time: { all: 0, atEvents: 0, atVisits: 0, byHand: 0 },
  help: { peopleVisited: 0, visits: 0, requestsHelped: 0 },
  events: { held: 0, attendances: 0, withoutTime: 0, cancelled: 0 },
};

onEachServer('the annual report', (stage) => {
  const read = async (query = { year }, as = stage.own.coordinator) =>
    stage.call('getAnnualReport', { as, params: { id: as.organizationId }, query });
  const volunteer = async (organizationId = stage.own.id) =>
    (await insertVolunteer(stage.db, { organizationId })).id;
  /** An event of two hours and a half; whom it is given came. */
  const hold = async (
    date: string,
    came: readonly string[],
    more: object = {},
    own = stage.own,
    minutes: number | null = 60,
  ) => {
    const event = await insertEvent(stage.db, {
      ...{ organizationId: own.id, startDate: date, endDate: date, eventStart: '10:00', eventEnd: '12:30' },
      ...more,
    });
    const rows = came.map((volunteerId) => ({
      ...{ id: uuid(), organizationId: own.id, eventId: event.id, volunteerId, status: 'attended' as const },
      ...{ signedUpAt: '2024-01-01T10:00:00.000Z', minutes },
    }));
    await insertRows('participants', rows, stage.db);
  };
  const visit = async (personId: string, volunteerId: string | null, date: string, more: object = {}) => {
    const row = {
      ...{ id: uuid(), organizationId: stage.own.id, personId, volunteerId, date, minutes: 45 },
      ...{ kind: 'in_person' as const, tookPlace: true, author: { id: uuid(), name: 'Anna' } },
      ...{ createdAt: `${date}T12:00:00.000Z`, ...more },
    };
    await insertRows('person_in_need_visits', [row], stage.db);
  };
  const noted = (volunteerId: string | null, date: string, more: object = {}) =>
    insertTimeEntry(stage.db, {
      ...{ organizationId: stage.own.id, volunteerId, date, minutes: 30, status: 'confirmed' as const },
      ...more,
    });

  beforeAll(async () => {
    const [once, days29, days30, halfYear, longer, before] = await Promise.all(
      Array.from({ length: 6 }, () => volunteer()),
    );
    await hold('2025-12-31', [once as string]);
    for (const [id, first, last] of [
      [days29, '2025-03-01', '2025-03-29'],
      [days30, '2025-03-01', '2025-03-30'],
      // Six months to the day, and a day more: by days of months, not by numbers of days.
      [halfYear, '2024-12-01', '2025-05-31'],
      [longer, '2024-12-01', '2025-06-01'],
      // Not in the year.
      [before, '2024-01-01', '2024-12-31'],
    ] as const) {
      await noted(id as string, first);
      await noted(id as string, last);
    }
    // What is later does not make longer in the year.
    await noted(days29 as string, '2026-01-01');
    await noted(once as string, '2025-07-01', { status: 'proposed' });
    await noted(once as string, '2025-07-02', { status: 'declined' });
    const { id: helped } = await insertPersonInNeed(stage.db, { organizationId: stage.own.id });
    const { id: other } = await insertPersonInNeed(stage.db, { organizationId: stage.own.id });
    await visit(helped, longer as string, '2025-06-01');
    await visit(helped, longer as string, '2025-06-01');
    await visit(other, null, '2025-02-28');
    await visit(other, longer as string, '2025-06-01', { tookPlace: false });
    await visit(other, before as string, '2024-12-31');
    // Whoever was erased: the time counts, the person does not.
    const erased = await Promise.all([volunteer(), volunteer()]);
    await hold('2025-01-01', erased);
    await hold('2024-12-31', erased);
    for (const id of erased) await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id } });
    // Over two days, and nobody has written down how long.
    await hold('2025-11-08', [longer as string], { endDate: '2025-11-09' }, stage.own, null);
    await hold('2025-08-01', [], { cancelledAt: '2025-07-30T10:00:00.000Z', cancellationReason: 'Burza.' });
    await hold('2025-08-02', [], { status: 'draft' });
    await hold('2025-05-05', [await volunteer(stage.other.id)], {}, stage.other);
    const key = { id: helped, organizationId: stage.own.id };
    // Of today, so of another year.
    await addHistory('people_in_need', key, stage.own.admin, 'helped', [], stage.db);
  });

  test('counts volunteers by the length of their service, time, help and events of the year', async () => {
    const { answer } = await read();
    const { months, ...whole } = answer;
    const byHand = 30 * 6;
    expect(whole).toEqual({
      ...{ year, dateTo: '2025-12-31' },
      volunteers: { all: 5, under30Days: 2, upTo6Months: 2, over6Months: 1 },
      time: { all: 180 + 3 * 45 + byHand, atEvents: 180, atVisits: 3 * 45, byHand },
      help: { peopleVisited: 2, visits: 3, requestsHelped: 0 },
      events: { held: 3, attendances: 4, withoutTime: 1, cancelled: 1 },
    });
    expect(months).toHaveLength(12);
    const zero = { volunteers: 0, minutes: 0, visits: 0, events: 0 };
    expect(months.find(({ month }) => month === '2025-03')).toEqual({
      ...{ ...zero, month: '2025-03', volunteers: 2, minutes: 4 * 30 },
    });
    expect(months.find(({ month }) => month === '2025-01')).toEqual({
      ...{ ...zero, month: '2025-01', minutes: 120, events: 1 },
    });
    expect(months.find(({ month }) => month === '2025-06')).toEqual({
      ...{ ...zero, month: '2025-06', volunteers: 1, minutes: 2 * 45 + 30, visits: 2 },
    });
    const sum = (name: 'minutes' | 'visits' | 'events') => months.reduce((all, row) => all + row[name], 0);
    expect(sum('minutes')).toBe(whole.time.all);
    expect(sum('visits')).toBe(whole.help.visits);
    expect(sum('events')).toBe(whole.events.held);
  });

  test('of a year that is not over, goes until today', async () => {
    const current = Number(dayFromNow(0).slice(0, 4));
    await hold(dayFromNow(0), [await volunteer()]);
    await hold(dayFromNow(1), []);
    const { answer } = await read({ year: current });
    expect(answer).toMatchObject({ dateTo: dayFromNow(0), help: { requestsHelped: 1 }, events: { held: 1 } });
    expect(answer.months).toHaveLength(12);
  });

  test('of a year without anything, or to come, is zero throughout', async () => {
    expect((await read({ year: 2003 })).answer).toMatchObject({ dateTo: '2003-12-31', ...none });
    expect((await read({ year: 2099 })).answer).toMatchObject({ dateTo: dayFromNow(0), ...none });
  });

  test('is refused to another foundation', async () => {
    const params = { id: stage.own.id };
    for (const operation of ['getAnnualReport', 'exportAnnualReport', 'downloadAnnualReport'] as const)
      expect((await stage.call(operation, { as: stage.other.admin, params, query: { year } })).status).toBe(
        404,
      );
  });

  test('holds nothing of the other foundation', async () => {
    const { answer } = await read({ year }, stage.other.admin);
    expect(answer.time).toEqual({ ...none.time, all: 60, atEvents: 60 });
    expect(answer.events).toEqual({ held: 1, attendances: 1, withoutTime: 0, cancelled: 0 });
  });

  describe('to hand in', () => {
    const download = (operation: 'exportAnnualReport' | 'downloadAnnualReport', language: string) =>
      stage.server.inject({
        url: `/api/organizations/${stage.own.id}/annual-report/${operation === 'exportAnnualReport' ? 'export' : 'paper'}`,
        query: { year: String(year) },
        headers: { cookie: stage.own.admin.cookie, 'source-device': 'web', 'accept-language': language },
      });

    test.each(languages)('as CSV in %s has a line for each number', async (language) => {
      const { body, headers } = await download('exportAnnualReport', language);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      const rows = body.replace('\ufeff', '').trimEnd().split('\n');
      const translate = translator(language);
      const text = (key: string) => translate(`overview.report.${key}`);
      expect(rows[0]).toBe([text('part'), text('what'), text('number')].join(','));
      expect(rows).toHaveLength(1 + 4 + 4 + 3 + 4 + 12 * 4);
      expect(rows).toContain(`${text('volunteers.title')},${text('volunteers.over6Months')},1`);
      expect(rows).toContain(`2025-06,${text('months.visits')},2`);
      expect(body).not.toContain('overview.report');
    });

    test.each(languages)('as PDF in %s says the same, for screen readers too', async (language) => {
      const first = await download('downloadAnnualReport', language);
      expect(first.statusCode).toBe(200);
      const pdf = await readPdf(first.rawPayload);
      const translate = translator(language);
      const text = (key: string, values?: object) =>
        translate(`overview.report.${key}`, values as Record<string, number>);
      expect(pdf.title).toBe(text('title', { year }));
      expect(pdf.language).toBe(language);
      expect(pdf.hasFonts).toBe(true);
      expect(pdf.tags.filter((tag) => tag === 'Table')).toHaveLength(5);
      for (const part of ['volunteers', 'time', 'help', 'events'])
        expect(pdf.text).toContain(text(`${part}.title`));
      expect((await download('downloadAnnualReport', language)).rawPayload).toEqual(first.rawPayload);
    });
  });
});
