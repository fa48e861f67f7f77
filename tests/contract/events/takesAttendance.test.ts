import { expect, test } from 'vitest';
import { takesAttendance } from '../../../src/domain/events/mayActOnEvent.ts';

const times = { startDate: '2027-05-15', eventStart: '10:00', endDate: '2027-05-15', eventEnd: '12:00' };
const active = { ...times, status: 'active', cancelledAt: null } as const;

test.each([
  ['before it begins', active, '2027-05-15T09:59:59+02:00', false],
  ['as it begins', active, '2027-05-15T10:00:00+02:00', true],
  ['after its end', active, '2027-05-15T12:00:00+02:00', true],
  ['finished', { ...active, status: 'finished' as const }, '2027-05-16T12:00:00+02:00', true],
  ['almost ninety days later', { ...active, status: 'finished' as const }, '2027-08-13T11:59:59+02:00', true],
  ['after that', { ...active, status: 'finished' as const }, '2027-08-13T12:00:00+02:00', false],
  ['a draft', { ...active, status: 'draft' as const }, '2027-05-15T11:00:00+02:00', false],
  ['cancelled', { ...active, cancelledAt: '2027-05-14T10:00:00Z' }, '2027-05-15T11:00:00+02:00', false],
])('%s', (_, event, now, takes) => {
  expect(takesAttendance(event, 'Europe/Warsaw', new Date(now))).toBe(takes);
});
