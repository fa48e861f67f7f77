import { describe, expect, test } from 'vitest';
import {
  decisionOn,
  mayHandOver,
  type PersonAct,
  reopenedStatus,
} from '../../../src/domain/people-in-need/personRules.ts';

const me = { id: 'me', role: 'coordinator' } as const;
const admin = { id: 'admin', role: 'admin' } as const;
const ewa = { id: 'ewa', name: 'Ewa Nowak' };
const mine = { id: 'me', name: 'Piotr Zieliński' };

describe('a request for help', () => {
  const outcomes: Record<string, Record<PersonAct, string>> = {
    new: { takeOver: 'do', handOver: 'do', helped: 'invalid_state', close: 'do', reopen: 'repeat' },
    in_progress: { takeOver: 'do', handOver: 'do', helped: 'do', close: 'do', reopen: 'repeat' },
    helped: {
      ...{ takeOver: 'invalid_state', handOver: 'invalid_state', helped: 'repeat' },
      ...{ close: 'invalid_state', reopen: 'do' },
    },
    closed: {
      ...{ takeOver: 'invalid_state', handOver: 'invalid_state', helped: 'invalid_state' },
      ...{ close: 'repeat', reopen: 'do' },
    },
  };
  test.each(Object.entries(outcomes))('that is %s', (status, acts) => {
    const found = Object.keys(acts).map((act) => [
      act,
      decisionOn(act as PersonAct, { status: status as 'new' }, me, 'ewa'),
    ]);
    expect(Object.fromEntries(found)).toEqual(acts);
  });

  test.each([
    ['takeOver', ewa, me, undefined, 'taken_by_other'],
    ['takeOver', ewa, admin, undefined, 'taken_by_other'],
    ['takeOver', mine, me, undefined, 'repeat'],
    ['handOver', ewa, me, 'anna', 'taken_by_other'],
    ['handOver', ewa, admin, 'anna', 'do'],
    ['handOver', mine, me, 'ewa', 'do'],
    ['handOver', ewa, me, 'ewa', 'repeat'],
  ] as const)('in progress: %s of %j by %j to %s', (act, responsible, actor, to, expected) => {
    expect(decisionOn(act, { status: 'in_progress', responsible }, actor, to)).toBe(expected);
  });

  test('is offered for handing over only to who may', () => {
    const taken = { status: 'in_progress', responsible: ewa } as const;
    expect([mayHandOver(taken, me), mayHandOver(taken, admin), mayHandOver({ status: 'new' }, me)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(mayHandOver({ status: 'helped' }, admin)).toBe(false);
  });

  test('is new again when nobody is responsible', () => {
    expect(reopenedStatus({ status: 'closed', responsible: null })).toBe('new');
    expect(reopenedStatus({ status: 'closed', responsible: ewa })).toBe('in_progress');
  });
});
