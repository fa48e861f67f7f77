import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CalendarEntry, icalendar } from '../../../src/server/core/calendar/icalendar.ts';
import { listEntries } from '../../../src/server/events/calendar/calendarEntries.ts';
import type { Caller } from '../../harness/Caller.ts';
import { eventInput } from '../../harness/eventInput.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import {
  insertVolunteerUser,
  insertVolunteerUsers,
  type VolunteerUser,
} from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { queuedMails } from '../../harness/queuedMails.ts';
import { testConfig } from '../../harness/testConfig.ts';

/** The events of a calendar, as a reader of its own has them. */
function entriesIn(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((entry) => {
    const event = new ICAL.Event(entry);
    const status = entry.getFirstPropertyValue('status');
    return { ...event, event, status: String(status), url: entry.getFirstPropertyValue('url') };
  });
}
const titlesIn = (calendar: string) => entriesIn(calendar).map(({ event }) => event.summary);
/** When an entry begins and ends, in the time zone of a clock. */
const spanOf = ({ event }: ReturnType<typeof entriesIn>[number]) =>
  [event.startDate, event.endDate].map((time) =>
    time.isDate ? time.toString() : time.toJSDate().toLocaleString('sv', { timeZone: 'Europe/Warsaw' }),
  );

onEachServer('a calendar', (stage) => {
  let volunteer: VolunteerUser;
  beforeEach(async () => {
    await stage.db.deleteFrom('events').execute();
    await stage.db.deleteFrom('rate_limits').execute();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id);
  });

  const insert = (overrides: object = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const subscribe = async (as: Caller) => {
    const { answer } = await stage.call('createCalendarFeed', { as });
    return String(answer.url).split('/').at(-1) ?? '';
  };
  const read = (token: string) => stage.call('getCalendar', { params: { token } });
  const readText = async (as: Caller) => (await read(await subscribe(as))).text;

  describe('of a coordinator', () => {
    test('is after each change what it would be if all of it were written anew', async () => {
      const { id: organizationId, coordinator } = stage.own;
      const token = await subscribe(coordinator);
      const changes: (() => Promise<unknown>)[] = [];
      const events = [await insert({ title: 'Zakupy' }), await insert({ title: 'Sad' }), await insert()];
      const [edited, cancelled, deleted] = events.map(({ id }) => id);
      const set = (id: string | undefined, values: object) =>
        stage.db
          .updateTable('events')
          .set({ ...values, updatedAt: new Date().toISOString() })
          .where('id', '=', String(id))
          .execute();
      changes.push(
        () => set(edited, { title: 'Zakupy inaczej', version: 2 }),
        () => set(cancelled, { cancelledAt: '2026-11-20T10:02:00.000Z', version: 2 }),
        () => stage.call('deleteEvent', { as: stage.own.admin, params: { id: String(deleted) } }),
        () => insert({ title: 'Nowe', startDate: dayFromNow(-3), endDate: dayFromNow(1) }),
        () =>
          stage.db
            .updateTable('organizations')
            .set({ timeZone: 'Europe/Lisbon' })
            .where('id', '=', organizationId)
            .execute(),
        () => set(edited, { startDate: dayFromNow(40), endDate: dayFromNow(40), version: 3 }),
      );
      for (const change of [() => Promise.resolve(), ...changes]) {
        await change();
        const { publicUrl } = testConfig();
        const name = 'Fundacja Pomocna Dłoń';
        const reader = { id: coordinator.id, organizationId, role: 'coordinator' } as const;
        const entries = await listEntries(reader, publicUrl, stage.db);
        expect((await read(token)).text).toBe(icalendar({ host: new URL(publicUrl).host, name }, entries));
      }
      await stage.db
        .updateTable('organizations')
        .set({ timeZone: 'Europe/Warsaw' })
        .where('id', '=', organizationId)
        .execute();
    });

    test('has what the foundation has published, the soonest first, and nothing else', async () => {
      await insert({ title: 'Potem', startDate: dayFromNow(20), endDate: dayFromNow(20) });
      const first = await insert({ title: 'Najpierw' });
      await insert({ title: 'Szkic', status: 'draft' });
      await insert({
        title: 'Dawno',
        status: 'finished',
        startDate: dayFromNow(-95),
        endDate: dayFromNow(-95),
      });
      await insertEvent(stage.db, { organizationId: stage.other.id, title: 'Чужа подія' });
      const calendar = await readText(stage.own.coordinator);
      expect(titlesIn(calendar)).toEqual(['Najpierw', 'Potem']);
      const [entry] = entriesIn(calendar);
      expect(entry?.event.uid).toMatch(new RegExp(`^${first.id}@`));
      expect(entry?.event.location).toBe('Zgierska 5, Łódź');
      expect(entry?.url).toMatch(new RegExp(`^https?://.*/event/${first.id}$`));
      expect(new ICAL.Component(ICAL.parse(calendar)).getFirstPropertyValue('x-wr-calname')).toBe(
        'Fundacja Pomocna Dłoń',
      );
    });

    test.each([
      [
        'in winter',
        { startDate: '2027-01-09', eventStart: '10:00', endDate: '2027-01-09', eventEnd: '13:30' },
        ['2027-01-09 10:00:00', '2027-01-09 13:30:00'],
      ],
      [
        'in summer',
        { startDate: '2027-07-10', eventStart: '10:00', endDate: '2027-07-10', eventEnd: '13:30' },
        ['2027-07-10 10:00:00', '2027-07-10 13:30:00'],
      ],
      [
        'across the night when summer time begins',
        { startDate: '2027-03-27', eventStart: '22:00', endDate: '2027-03-28', eventEnd: '06:00' },
        ['2027-03-27 22:00:00', '2027-03-28 06:00:00'],
      ],
      [
        'across the night when it ends',
        { startDate: '2027-10-30', eventStart: '22:00', endDate: '2027-10-31', eventEnd: '06:00' },
        ['2027-10-30 22:00:00', '2027-10-31 06:00:00'],
      ],
      [
        'for a whole day',
        { startDate: '2027-05-01', eventStart: null, endDate: '2027-05-01', eventEnd: null },
        ['2027-05-01', '2027-05-02'],
      ],
      [
        'for whole days',
        { startDate: '2027-02-27', eventStart: null, endDate: '2027-03-01', eventEnd: null },
        ['2027-02-27', '2027-03-02'],
      ],
      [
        'until the end of a day',
        { startDate: '2027-05-01', eventStart: '10:00', endDate: '2027-05-01', eventEnd: null },
        ['2027-05-01 10:00:00', '2027-05-02 00:00:00'],
      ],
    ])('tells the time of an event %s', async (_, times, span) => {
      await insert(times);
      const [entry] = entriesIn(await readText(stage.own.admin));
      expect(entry && spanOf(entry)).toEqual(span);
    });

    test('keeps any text, in lines that no program refuses', async () => {
      const title = `Żółć, gęśl; jaźń \\ "cudzysłów": ${'Їжак 🦔 '.repeat(20)}`.trim();
      const description = 'Pierwszy wiersz,\ndrugi; z \\n i \\, w środku\n\nBEGIN:VEVENT\nEND:VCALENDAR';
      await insert({ title, description, location: 'Dom; kultury, wejście\\od podwórza' });
      const calendar = await readText(stage.own.admin);
      const [entry, ...others] = entriesIn(calendar);
      expect(others).toEqual([]);
      expect(entry?.event.summary).toBe(title);
      expect(entry?.event.description).toBe(description);
      expect(entry?.event.location).toBe('Dom; kultury, wejście\\od podwórza, Zgierska 5, Łódź');
      const lines = calendar.split('\r\n');
      expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
      expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);
    });

    test('follows a change and a cancellation by a number that rises', async () => {
      const event = await insert({ title: 'Ognisko' });
      const params = { id: event.id };
      const token = await subscribe(stage.own.admin);
      const entry = async () => entriesIn((await read(token)).text)[0];
      const first = await entry();
      const body = {
        ...eventInput(event),
        version: event.version,
        startDate: dayFromNow(11),
        endDate: dayFromNow(11),
      };
      await stage.call('updateEvent', { as: stage.own.admin, params, body });
      const moved = await entry();
      await stage.call('cancelEvent', {
        as: stage.own.admin,
        params,
        body: { reason: 'Burza nad Łodzią' },
      });
      const gone = await entry();
      const sequences = [first, moved, gone].map((found) => found?.event.sequence ?? 0);
      expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
      expect([first, moved, gone].map((found) => found?.status)).toEqual([
        'CONFIRMED',
        'CONFIRMED',
        'CANCELLED',
      ]);
      expect(new Set([first, moved, gone].map((found) => found?.event.uid)).size).toBe(1);
      expect(moved && spanOf(moved)[0]).toContain(dayFromNow(11));
    });
  });

  test('of a volunteer has what they take part in, and what they wait for as not certain', async () => {
    const joined = await insert({ title: 'Mam miejsce' });
    const full = await insert({ title: 'Czekam', volunteersNeededNum: 0 });
    const left = await insert({ title: 'Nie idę' });
    await insert({ title: 'Bez zapisu' });
    for (const { id } of [joined, full, left])
      await stage.call('signUpForEvent', { as: volunteer, params: { id } });
    await stage.call('resignFromEvent', { as: volunteer, params: { id: left.id } });
    const entries = entriesIn(await readText(volunteer));
    expect(entries.map(({ event, status }) => [event.summary, status]).toSorted()).toEqual([
      ['Czekam', 'TENTATIVE'],
      ['Mam miejsce', 'CONFIRMED'],
    ]);
    expect(entries.map(({ url }) => url)).toEqual([null, null]);
  });

  test('is sent once as long as nothing changes', async () => {
    await insert();
    const token = await subscribe(stage.own.admin);
    const { headers, text } = await read(token);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const ask = (etag: string) =>
      stage.server.inject({ url: `/api/calendars/${token}`, headers: { 'if-none-match': etag } });
    const again = await ask(`W/"other", ${headers.etag}`);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await insert({ title: 'Jeszcze jedno' });
    const later = await ask(String(headers.etag));
    expect(later.statusCode).toBe(200);
    expect(later.body).not.toBe(text);
    // The foundation's name and clock are part of it, too.
    for (const change of [{ timeZone: 'Europe/Kyiv' }, { name: 'Fundacja Nowa' }] as const) {
      const before = (await read(token)).text;
      await stage.db.updateTable('organizations').set(change).where('id', '=', stage.own.id).execute();
      expect((await read(token)).text).not.toBe(before);
    }
  });

  describe('whose address', () => {
    test('is told once, can be made anew and revoked', async () => {
      const as = stage.own.coordinator;
      const state = async () => (await stage.call('getCalendarFeed', { as })).answer;
      await stage.call('deleteCalendarFeed', { as });
      expect(await state()).toEqual({});
      const first = await subscribe(as);
      expect(await state()).toEqual({ createdAt: expect.stringMatching(/Z$/) });
      const second = await subscribe(as);
      expect((await read(first)).problem).toMatchObject({ status: 404, code: 'not_found' });
      expect((await read(second)).status).toBe(200);
      const stored = await stage.db.selectFrom('accounts').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(second);
      for (const _ of [1, 2]) expect((await stage.call('deleteCalendarFeed', { as })).status).toBe(204);
      expect((await read(second)).status).toBe(404);
      expect(await state()).toEqual({});
    });

    test('opens nothing once its owner has left, nor where it is made up', async () => {
      const account = await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' });
      const leaver = await stage.signIn(account);
      const token = await subscribe(leaver);
      await stage.call('leaveOrganization', {
        as: leaver,
        params: { id: leaver.id },
        body: { reason: 'Przeprowadzka do Gdyni' },
      });
      expect((await read(token)).status).toBe(404);
      expect((await read('A'.repeat(43))).status).toBe(404);
      expect((await read('too-short')).status).toBe(400);
    });

    test('is read 120 times an hour at most', async () => {
      const token = await subscribe(stage.own.admin);
      const statuses = await Promise.all(
        Array.from({ length: 121 }, () => read(token).then(({ status }) => status)),
      );
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });

    test('leaves nothing behind when its owner is deleted', async () => {
      const account = await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' });
      const before = await stage.db.selectFrom('secret_hashes').select('hash').execute();
      await subscribe(await stage.signIn(account));
      const { status } = await stage.call('deleteCoordinator', {
        as: stage.own.admin,
        params: { id: account.id },
      });
      expect(status).toBe(204);
      const after = await stage.db
        .selectFrom('secret_hashes')
        .where('keptUntil', 'is', null)
        .select('hash')
        .execute();
      const known = before.map(({ hash }) => hash.toString('hex'));
      expect(after.filter(({ hash }) => !known.includes(hash.toString('hex')))).toEqual([]);
    });
  });

  describe('file of one event', () => {
    const download = (as: Caller, id: string) => stage.call('getEventCalendar', { as, params: { id } });

    test('is for the team and for volunteers, who learn of no draft', async () => {
      const event = await insert({ title: 'Ognisko' });
      const draft = await insert({ status: 'draft' });
      const foreign = await insertEvent(stage.db, { organizationId: stage.other.id });
      for (const as of [stage.own.admin, stage.own.coordinator, volunteer]) {
        const { headers, text } = await download(as, event.id);
        expect(titlesIn(text)).toEqual(['Ognisko']);
        expect(headers['content-disposition']).toBe('attachment; filename="event.ics"');
        for (const { id } of [draft, foreign]) expect((await download(as, id)).status).toBe(404);
      }
      expect(entriesIn((await download(volunteer, event.id)).text)[0]?.url).toBeNull();
    });
  });

  test('entry comes with each mail that changes what is in the reader’s calendar', async () => {
    const event = await insert({ title: 'Ognisko', volunteersNeededNum: 1 });
    const params = { id: event.id };
    const [first, second] = await insertVolunteerUsers(stage.db, stage.own.id, 2);
    if (!first || !second) throw new Error('nobody to join');
    await stage.db.deleteFrom('mails').execute();
    for (const as of [first, second]) await stage.call('signUpForEvent', { as, params });
    await stage.call('resignFromEvent', { as: first, params });
    const body = { ...eventInput(event), startDate: dayFromNow(11), endDate: dayFromNow(11), version: 1 };
    await stage.call('updateEvent', { as: stage.own.admin, params, body });
    await stage.call('cancelEvent', { as: stage.own.admin, params, body: { reason: 'Burza nad Łodzią' } });
    const kept = await insert({ title: 'Rajd' });
    await stage.call('signUpForEvent', { as: second, params: { id: kept.id } });
    await stage.call('deleteEvent', { as: stage.own.admin, params: { id: kept.id } });
    const mails = (await queuedMails(stage.db)).filter(({ template }) => template !== 'notification');
    const entries = mails.map(({ template, values }) => ({ template, ...(values.entry as CalendarEntry) }));
    expect(entries.map(({ template, title, version, state }) => [template, title, version, state])).toEqual([
      ['signedUp', 'Ognisko', 1, 'confirmed'],
      ['waitlisted', 'Ognisko', 1, 'tentative'],
      ['placeFreed', 'Ognisko', 1, 'confirmed'],
      ['eventMoved', 'Ognisko', 2, 'confirmed'],
      ['eventCancelled', 'Ognisko', 3, 'cancelled'],
      ['signedUp', 'Rajd', 1, 'confirmed'],
      ['eventDeleted', 'Rajd', 2, 'cancelled'],
    ]);
    expect(entries[3]?.from.slice(0, 10)).toBe(dayFromNow(11));
  });
});
