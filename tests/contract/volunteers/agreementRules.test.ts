import { describe, expect, test } from 'vitest';
import {
  type Agreed,
  agreementWarnings,
  daysOf,
  isLong,
  ofAgeOn,
} from '../../../src/domain/volunteers/agreementRules.ts';

const day = '2026-06-15';
const adult = { day, dateOfBirth: '1994-05-17' };
/** Of a year, signed and in order. */
const good: Agreed = {
  ...{ status: 'signed', dateFrom: '2026-01-01', dateTo: '2026-12-31', risksBriefed: true },
  ...{ insurance: 'state', policyNumber: null, guardian: null, guardianConsent: false },
  ...{ signedOn: '2025-12-20', fileId: '01980000-0000-7000-8000-000000000301' },
};
const june = { dateFrom: '2026-06-01', dateTo: '2026-06-30', fileId: null };
const insured = { insurance: 'foundation', policyNumber: 'NNW/1' } as const;

describe('an agreement with a volunteer', () => {
  test.for([
    ['2026-06-01', '2026-06-30', 30, false],
    ['2026-06-01', '2026-07-01', 31, true],
    ['2026-02-01', '2026-03-02', 30, false],
    ['2028-02-01', '2028-03-01', 30, false],
    ['2028-02-01', '2028-03-02', 31, true],
    ['2026-10-20', '2026-11-18', 30, false],
    ['2026-06-01', '2026-06-01', 1, false],
    ['2026-06-01', null, Number.POSITIVE_INFINITY, true],
  ] as const)('from %s until %s has %s days', ([dateFrom, dateTo, days, long]) => {
    expect(daysOf({ dateFrom, dateTo })).toBe(days);
    expect(isLong({ dateFrom, dateTo })).toBe(long);
  });

  test.for([
    ['2008-06-15', '2026-06-15'],
    ['2008-02-29', '2026-02-28'],
    ['2007-03-01', '2025-03-01'],
  ] as const)('of who was born on %s needs no guardian from %s', ([dateOfBirth, ofAge]) => {
    expect(ofAgeOn(dateOfBirth)).toBe(ofAge);
  });

  test.for<[string, Partial<Agreed>, string[], Partial<typeof adult>?]>([
    ['that is in order', {}, []],
    ['of over 30 days without a scan', { fileId: null }, ['noScan']],
    ['without end and scan', { dateTo: null, fileId: null }, ['noScan']],
    ['of 30 days without a scan', { ...june, ...insured }, []],
    ['of 30 days without a policy', { ...june }, ['noPolicy']],
    ['of 30 days without its number', { ...june, insurance: 'foundation' }, ['noPolicy']],
    ['of 31 days without a policy', { ...june, dateTo: '2026-07-01' }, ['noScan', 'endsSoon']],
    ['without end, in its first 30 days', { dateFrom: '2026-05-17', dateTo: null }, ['noPolicy']],
    ['without end, after 30 days', { dateFrom: '2026-05-16', dateTo: null }, []],
    ['without a word of risks', { risksBriefed: false }, ['risksNotBriefed']],
    ['that begins today, unsigned', { status: 'sent', dateFrom: day }, ['startedUnsigned']],
    ['that begins tomorrow, unsigned', { status: 'sent', dateFrom: '2026-06-16' }, []],
    ['that begins today, as a draft', { status: 'draft', dateFrom: day }, ['startedUnsigned']],
    ['that ends in 30 days', { dateTo: '2026-07-15' }, ['endsSoon']],
    ['that ends in 31 days', { dateTo: '2026-07-16' }, []],
    ['that ends today', { dateTo: day }, ['endsSoon']],
    ['that was over yesterday', { dateTo: '2026-06-14' }, ['over']],
    ['that has ended', { status: 'ended', risksBriefed: false, fileId: null }, []],
    ['of who turns 18 tomorrow', { signedOn: null }, ['noGuardian'], { dateOfBirth: '2008-06-16' }],
    ['of who turns 18 today', { signedOn: null }, [], { dateOfBirth: '2008-06-15' }],
    ['that was signed under 18', {}, ['noGuardian'], { dateOfBirth: '2008-06-15' }],
    [
      'with a guardian who has not consented',
      { guardian: 'Ewa Nowak' },
      ['noGuardian'],
      { dateOfBirth: '2010-01-01' },
    ],
    [
      'with a guardian who has consented',
      { guardian: 'Ewa Nowak', guardianConsent: true },
      [],
      { dateOfBirth: '2010-01-01' },
    ],
  ])('%s has these warnings', ([, changes, warnings, who = {}]) => {
    expect(agreementWarnings({ ...good, ...changes }, { ...adult, ...who })).toEqual(warnings);
  });
});
