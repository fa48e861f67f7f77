import { expect, test } from 'vitest';
import { eventWhen } from '../../../src/server/events/calendar/eventWhen.ts';

const day = { startDate: '2026-11-21', eventStart: '10:00', endDate: '2026-11-21', eventEnd: '13:30' };

test.each([
  ['pl', 'sobota, 21 listopada 2026, 10:00–13:30'],
  ['en', 'Saturday, 21 November 2026, 10:00–13:30'],
  ['uk', 'субота, 21 листопада 2026 р., 10:00–13:30'],
  ['ru', 'суббота, 21 ноября 2026 г., 10:00–13:30'],
] as const)('says when an event is (%s)', (language, text) => {
  expect(eventWhen(day, language)).toBe(text);
});

test.each([
  [{ eventEnd: null }, 'sobota, 21 listopada 2026, 10:00'],
  [{ eventStart: null, eventEnd: null }, 'sobota, 21 listopada 2026'],
  [{ endDate: '2026-11-23' }, 'sobota, 21 listopada 2026, 10:00 – poniedziałek, 23 listopada 2026, 13:30'],
  [{ endDate: null, eventEnd: null }, 'sobota, 21 listopada 2026, 10:00'],
  [{ startDate: null }, ''],
])('leaves out what is not known: %j', (overrides, text) => {
  expect(eventWhen({ ...day, ...overrides }, 'pl')).toBe(text);
});
