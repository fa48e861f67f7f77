import { describe, expect, test } from 'vitest';
import { monthWeeks } from '../../../src/panel/events/calendar/EventCalendar.tsx';
import { agendaDays, eventsByDay } from '../../../src/panel/events/calendar/MonthAgenda.tsx';
import { weekParts } from '../../../src/panel/events/calendar/weekParts.ts';
import { todayIn } from '../../../src/panel/kit/format/today.ts';
import { buildEvent } from './buildEvent.ts';

describe('the weeks of a month', () => {
  test.each([
    ['2027-02', '2027-02-01', '2027-02-28', 4],
    ['2026-11', '2026-10-26', '2026-12-06', 6],
    ['2027-03', '2027-03-01', '2027-04-04', 5],
    ['2027-10', '2027-09-27', '2027-10-31', 5],
    ['2028-12', '2028-11-27', '2028-12-31', 5],
  ])('%s: from Monday to Sunday', (month, first, last, weeks) => {
    const days = monthWeeks(month).flat();
    expect([days[0], days.at(-1), monthWeeks(month).length]).toEqual([first, last, weeks]);
  });

  test('each day once, over both changes of summer time', () => {
    for (const month of ['2027-03', '2027-10']) {
      const days = monthWeeks(month).flat();
      expect(new Set(days).size).toBe(days.length);
      const steps = days.slice(1).map((day, index) => Date.parse(day) - Date.parse(days[index] ?? ''));
      expect(new Set(steps)).toEqual(new Set([24 * 60 * 60_000]));
    }
  });
});

describe('the events of a day', () => {
  const long = buildEvent({ title: 'Długie', startDate: '2027-04-20', endDate: '2027-05-20' });
  const late = buildEvent({ title: 'Późne', eventStart: '18:00' });
  const early = buildEvent({ title: 'Wczesne', eventStart: '08:00' });
  const draft = buildEvent({ title: 'Bez daty', startDate: null });
  const open = buildEvent({ title: 'Bez końca', endDate: null });

  test('what begins by its time, then what goes on; what has no day is nowhere', () => {
    const byDay = eventsByDay([long, late, early, draft, open], ['2027-05-14', '2027-05-15', '2027-05-16']);
    const titles = (day: string) => byDay.get(day)?.map(({ title }) => title);
    expect(titles('2027-05-14')).toEqual(['Długie']);
    expect(titles('2027-05-15')).toEqual(['Wczesne', 'Bez końca', 'Późne', 'Długie']);
    expect(titles('2027-05-16')).toEqual(['Długie']);
  });

  test('in the list of a month each event once: what has begun before on its first day', () => {
    const days = agendaDays([long, late, early], '2027-05');
    expect(days.map(({ day, events }) => [day, events.map(({ title }) => title)])).toEqual([
      ['2027-05-01', ['Długie']],
      ['2027-05-15', ['Wczesne', 'Późne']],
    ]);
    expect(agendaDays([late], '2027-06')).toEqual([]);
  });
});

describe('the events of a week', () => {
  const [week = []] = monthWeeks('2027-05').slice(2);
  const partsOf = (...events: Parameters<typeof buildEvent>[0][]) => {
    const parts = weekParts(week, events.map(buildEvent));
    return week.map((day) =>
      parts.get(day)?.map(({ event, lane, days }) => `${event.title} ${lane} ${days}`),
    );
  };

  test('one of several days is in the same line on all of them, its words on the first', () => {
    const camp = { title: 'Obóz', startDate: '2027-05-12', endDate: '2027-05-14' };
    const early = { title: 'Rano', startDate: '2027-05-11', endDate: '2027-05-12' };
    expect(partsOf(camp, early)).toEqual([
      [],
      ['Rano 0 2'],
      ['Rano 0 0', 'Obóz 1 3'],
      ['Obóz 1 0'],
      ['Obóz 1 0'],
      ...[[], []],
    ]);
  });

  test('what goes on from week to week begins anew in each, above what begins there', () => {
    const long = { title: 'Kurs', startDate: '2027-04-20', endDate: '2027-06-20' };
    const short = { title: 'Zbiórka', startDate: '2027-05-10', endDate: null };
    const [monday, tuesday] = partsOf(short, long);
    expect(monday).toEqual(['Kurs 0 7', 'Zbiórka 1 1']);
    expect(tuesday).toEqual(['Kurs 0 0']);
  });

  test('a line that is free again is taken again; what has no day is nowhere', () => {
    const monday = { title: 'Poniedziałek', startDate: '2027-05-10', endDate: '2027-05-10' };
    const sunday = { title: 'Niedziela', startDate: '2027-05-16', endDate: '2027-05-16' };
    const parts = partsOf(sunday, monday, { title: 'Bez daty', startDate: null });
    expect([parts.at(0), parts.at(-1)]).toEqual([['Poniedziałek 0 1'], ['Niedziela 0 1']]);
  });
});

test('today is where the foundation is', () => {
  const now = new Date('2027-05-15T22:30:00Z');
  expect(todayIn('Europe/Warsaw', now)).toBe('2027-05-16');
  expect(todayIn('America/New_York', now)).toBe('2027-05-15');
});
