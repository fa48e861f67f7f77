// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { formatPhone } from '../../../src/contract/formatPhone.ts';
import type { Language } from '../../../src/contract/Language.ts';
import {
  formatAge,
  formatDate,
  formatFromNow,
  formatInstant,
} from '../../../src/panel/kit/format/formatDate.ts';
import { formatBytes, formatNumber } from '../../../src/panel/kit/format/formatNumber.ts';

const speak = (language: Language) => localStorage.setItem('activeLanguage', language);
/** Which of the spaces does not matter to a reader. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each<[Language, string]>([
  ['pl', '17 maj 1994'],
  ['en', '17 May 1994'],
  ['uk', '17 трав. 1994 р.'],
  ['ru', '17 мая 1994 г.'],
])('a date is the same day in every time zone, in %s', (language, text) => {
  speak(language);
  expect(plain(formatDate('1994-05-17'))).toBe(text);
});

test('an instant tells date and time, and breaks only between them', () => {
  speak('pl');
  const text = formatInstant('2026-05-12T12:05:00.000Z');
  expect(plain(text)).toMatch(/^12 maj 2026, \d\d:05$/);
  expect(text.split(' ')).toHaveLength(2);
});

test('what is no date is shown as it is', () => {
  expect(formatDate('soon')).toBe('soon');
  expect(formatInstant('soon')).toBe('soon');
});

test.each<[Language, string, string]>([
  ['pl', '2004-05-17', '22 lata'],
  ['pl', '2001-05-17', '25 lat'],
  ['uk', '2005-05-17', '21 рік'],
  ['ru', '2002-05-17', '24 года'],
  ['en', '1996-05-18', '29 years'],
])('age in %s of who was born on %s', (language, born, text) => {
  speak(language);
  expect(plain(formatAge(born, new Date(2026, 4, 17)))).toBe(text);
});

test('sizes, numbers and countries speak the language', () => {
  speak('pl');
  expect(plain(formatBytes(48213))).toBe('47,1 kB');
  expect(plain(formatBytes(10 * 1024 ** 2))).toBe('10 MB');
  expect(plain(formatBytes(0))).toMatch(/^0 /);
  expect(formatNumber(4.5)).toBe('4,5');
});

test('phone numbers are grouped, others stay as they are', () => {
  expect(plain(formatPhone('+48501894188'))).toBe('+48 501 894 188');
  expect(plain(formatPhone('+380671234567'))).toBe('+380 67 123 45 67');
  expect(formatPhone('112')).toBe('112');
});

test.each<[Language, string, string]>([
  ['pl', '2026-12-04T11:59:00.000Z', 'za 12 dni'],
  ['pl', '2026-12-05T12:00:00.000Z', 'za 14 dni'],
  ['pl', '2026-11-21T10:00:00.000Z', '2 godziny temu'],
  ['en', '2026-11-21T12:00:59.000Z', 'in 59 seconds'],
  ['uk', '2026-11-20T11:00:00.000Z', '1 день тому'],
  ['ru', '2026-08-01T12:00:00.000Z', '3 месяца назад'],
  ['en', 'soon', 'soon'],
])('in %s, %s is %s, and never more than is left', (language, instant, text) => {
  speak(language);
  expect(plain(formatFromNow(instant, Date.parse('2026-11-21T12:00:00.000Z')))).toBe(text);
});
