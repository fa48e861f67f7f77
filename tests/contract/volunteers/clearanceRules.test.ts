import { describe, expect, test } from 'vitest';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../../src/contract/generated/types.ts';
import { lawRules } from '../../../src/domain/law/lawRules.ts';
import {
  type Check,
  checksFor,
  clearanceFor,
  clearanceOn,
  isCleared,
} from '../../../src/domain/volunteers/clearanceRules.ts';
import { neededKinds } from '../../../src/domain/volunteers/neededKinds.ts';

type Kind = components['schemas']['ClearanceKind'];

const { enum: kinds } = contract.components.schemas.ClearanceKind;
const clearanceKinds = kinds as Kind[];

const DAY = '2026-11-27';
const admin = { id: 'admin', role: 'admin' } as const;
const coordinator = { id: 'coordinator', role: 'coordinator' } as const;
const volunteer = { id: 'volunteer', role: 'volunteer' } as const;

const check = (kind: Kind, more: Partial<Check> = {}): Check => ({
  ...{ kind, result: 'clean', validUntil: null, checkedBy: { id: 'admin' } },
  ...more,
});
const register = check('offendersRegister');
const record = check('criminalRecord');
const until = (validUntil: string) => [register, check('criminalRecord', { validUntil })];

describe('the clearance of a volunteer for work with minors', () => {
  test('needs what the law asks of everybody, each with its act and article', () => {
    expect(neededKinds).toEqual(['offendersRegister', 'criminalRecord']);
    for (const kind of clearanceKinds) {
      expect(lawRules[kind].act).toBe('minors');
      expect(lawRules[kind].article).toMatch(/^21 \(\d/);
    }
  });

  test('is missing until each of them is there, whatever else is', () => {
    expect(clearanceOn(DAY, [])).toEqual({ state: 'missing', missing: neededKinds });
    expect(clearanceOn(DAY, [register])).toEqual({ state: 'missing', missing: ['criminalRecord'] });
    expect(clearanceOn(DAY, [register, check('foreignRecord')]).state).toBe('missing');
    expect(clearanceOn(DAY, [register, record])).toEqual({ state: 'valid', missing: [] });
  });

  test.each([
    ['valid', '2026-12-28', []],
    ['renew', '2026-12-27', []],
    ['renew', '2026-11-27', []],
    ['expired', '2026-11-26', ['criminalRecord']],
  ])('is %s where the first of them ends on %s', (state, end, missing) => {
    expect(clearanceOn(DAY, until(end))).toEqual({ state, missing });
    expect(isCleared(clearanceOn(DAY, until(end)).state)).toBe(missing.length === 0);
  });

  test('lasts as long as the longest check of each kind', () => {
    expect(clearanceOn(DAY, [...until('2026-11-26'), ...until('2027-11-26')]).state).toBe('valid');
    expect(clearanceOn(DAY, [...until('2026-11-26'), record]).state).toBe('valid');
  });

  test('is refused by a hit of any kind, whatever is checked later', () => {
    for (const kind of ['offendersRegister', 'criminalRecord', 'foreignRecord'] as const)
      expect(clearanceOn(DAY, [register, record, check(kind, { result: 'hit' })]).state).toBe('refused');
  });

  test('tells a coordinator nothing that who was never checked would not', () => {
    const hit = check('foreignRecord', { result: 'hit' });
    const all = [register, record, hit];
    expect(checksFor(admin, all)).toEqual(all);
    expect(checksFor(coordinator, all)).toEqual([]);
    expect(clearanceFor(coordinator, DAY, all)).toEqual(clearanceFor(coordinator, DAY, []));
    expect(clearanceFor(admin, DAY, all).state).toBe('refused');
    expect(clearanceFor(volunteer, DAY, all)).toEqual({ state: 'missing', missing: neededKinds });

    const own = check('criminalRecord', { checkedBy: coordinator });
    expect(checksFor(coordinator, [...all, own])).toEqual([own]);
    expect(clearanceFor(coordinator, DAY, [...all, own])).toEqual({
      state: 'missing',
      missing: ['offendersRegister'],
    });
    expect(checksFor(coordinator, [register, record])).toEqual([register, record]);
  });

  test('tells volunteers of no check, nor which is missing', () => {
    expect(checksFor(volunteer, [register])).toEqual([]);
    expect(clearanceFor(volunteer, DAY, [register]).missing).toEqual(neededKinds);
  });
});
