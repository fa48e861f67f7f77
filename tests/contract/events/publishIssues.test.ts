import { expect, test } from 'vitest';
import { publishIssues } from '../../../src/domain/events/publishIssues.ts';

const rule = {
  required: ['description', 'helpCategory', 'startDate', 'endDate'],
  timeZone: 'Europe/Warsaw',
  now: new Date('2027-05-15T08:00:00.000Z'),
};
const whole = {
  description: 'Opis',
  helpCategory: ['nature'],
  startDate: '2027-05-15',
  eventStart: '09:00',
  endDate: '2027-05-15',
  eventEnd: '10:01',
};

test.each([
  ['complete, and running', {}, []],
  [
    'fields that are missing',
    { description: '', helpCategory: [], startDate: null },
    ['description required', 'helpCategory required', 'startDate required'],
  ],
  ['an end that has just been', { eventEnd: '10:00' }, ['eventEnd endInFuture']],
  ['an end before the start, on one day', { eventEnd: '08:59' }, ['eventEnd endAfterStart']],
  ['an end that is the start', { eventEnd: '09:00' }, ['eventEnd endAfterStart']],
  ['a last day before the first', { endDate: '2027-05-14' }, ['endDate endAfterStart']],
  [
    'a last day that is past',
    { startDate: '2027-05-13', endDate: '2027-05-14', eventEnd: null },
    ['endDate endInFuture'],
  ],
  ['a last day that is today, without a time', { eventStart: null, eventEnd: null }, []],
])('%s', (_, change, issues) => {
  const found = publishIssues({ ...whole, ...change }, rule);
  expect(found.map(({ field, key }) => `${field} ${key}`)).toEqual(issues);
});
