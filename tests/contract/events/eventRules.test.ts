import { describe, expect, test } from 'vitest';
import {
  decisionOn,
  type EventAction,
  type EventState,
  stateOf,
} from '../../../src/domain/events/eventRules.ts';

const actions: readonly EventAction[] = ['edit', 'publish', 'unpublish', 'finish', 'cancel', 'delete'];
const running = { role: 'admin', hasStarted: true, hasEnded: false, hasParticipants: false } as const;

describe('an act on an event', () => {
  /** In the order of `acts`, by an admin while it runs and nobody has signed up. */
  test.each<[EventState, readonly string[]]>([
    ['draft', ['do', 'do', 'repeat', 'invalid_state', 'invalid_state', 'do']],
    ['active', ['do', 'repeat', 'do', 'do', 'do', 'do']],
    ['finished', ['invalid_state', 'invalid_state', 'invalid_state', 'repeat', 'invalid_state', 'do']],
    ['cancelled', ['invalid_state', 'invalid_state', 'invalid_state', 'invalid_state', 'repeat', 'do']],
  ])('in the state %s', (state, expected) => {
    expect(actions.map((action) => decisionOn(action, state, running))).toEqual(expected);
  });

  test('is an admin’s, where a published event is deleted', () => {
    const coordinator = { ...running, role: 'coordinator' } as const;
    expect(decisionOn('delete', 'draft', coordinator)).toBe('do');
    for (const state of ['active', 'finished', 'cancelled'] as const)
      expect(decisionOn('delete', state, coordinator)).toBe('forbidden');
  });

  test('depends on the clock and on who has signed up', () => {
    const before = { ...running, hasStarted: false };
    const over = { ...running, hasEnded: true };
    expect(decisionOn('finish', 'active', before)).toBe('invalid_state');
    expect(decisionOn('finish', 'active', over)).toBe('do');
    expect(decisionOn('cancel', 'active', before)).toBe('do');
    expect(decisionOn('cancel', 'active', over)).toBe('invalid_state');
    expect(decisionOn('unpublish', 'active', { ...before, hasParticipants: true })).toBe('invalid_state');
  });
});

test('a cancelled event keeps its status and is in no other state', () => {
  expect(stateOf({ status: 'active', cancelledAt: null })).toBe('active');
  expect(stateOf({ status: 'active', cancelledAt: '2026-11-18T10:20:00.000Z' })).toBe('cancelled');
});
