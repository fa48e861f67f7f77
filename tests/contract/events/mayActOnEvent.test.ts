import { describe, expect, test } from 'vitest';
import type { EventAction } from '../../../src/domain/events/eventRules.ts';
import { mayActOnEvent } from '../../../src/domain/events/mayActOnEvent.ts';

const actions: EventAction[] = ['edit', 'publish', 'unpublish', 'finish', 'cancel', 'delete'];
const times = { startDate: '2027-05-15', eventStart: '10:00', endDate: '2027-05-15', eventEnd: '12:00' };
const empty = { ...times, nrOfVolunteersSigned: 0, waitlisted: 0, cancelledAt: null };
const at = (time: string) => new Date(`2027-05-15T${time}:00+02:00`);

const draft = { ...empty, status: 'draft' } as const;
const active = { ...empty, status: 'active' } as const;
const finished = { ...empty, status: 'finished' } as const;
const cancelled = { ...active, cancelledAt: '2027-05-14T10:00:00.000Z' } as const;

describe.each(['admin', 'coordinator'] as const)('%s', (role) => {
  const deletes: EventAction[] = role === 'admin' ? ['delete'] : [];
  test.each([
    ['a draft', draft, '09:00', ['edit', 'publish', 'delete']],
    ['an active event to come', active, '09:59', ['edit', 'unpublish', 'cancel', ...deletes]],
    [
      'one that somebody has joined',
      { ...active, nrOfVolunteersSigned: 1 },
      '09:59',
      ['edit', 'cancel', ...deletes],
    ],
    ['one that somebody waits for', { ...active, waitlisted: 1 }, '09:59', ['edit', 'cancel', ...deletes]],
    [
      'one that runs',
      { ...active, nrOfVolunteersSigned: 1 },
      '10:00',
      ['edit', 'finish', 'cancel', ...deletes],
    ],
    ['one that is over', { ...active, nrOfVolunteersSigned: 1 }, '12:00', ['edit', 'finish', ...deletes]],
    ['a finished one', finished, '12:00', deletes],
    ['a cancelled one', cancelled, '10:30', deletes],
  ])('%s', (_, event, time, allowed) => {
    const circumstances = { role, timeZone: 'Europe/Warsaw', now: at(time) };
    expect(actions.filter((action) => mayActOnEvent(action, event, circumstances))).toEqual(allowed);
  });
});

test('a volunteer does none of it', () => {
  const circumstances = { role: 'volunteer', timeZone: 'Europe/Warsaw', now: at('10:30') } as const;
  for (const event of [draft, active, finished])
    expect(actions.filter((action) => mayActOnEvent(action, event, circumstances))).toEqual([]);
});
