import { describe, expect, test } from 'vitest';
import { agreementLaw } from '../../../src/domain/volunteers/agreementLaw.ts';
import { agreementWarnings } from '../../../src/domain/volunteers/agreementRules.ts';
import {
  birthdayOf,
  type Consent,
  guardianConsentOn,
  isConsentLacking,
  legalAge,
} from '../../../src/domain/volunteers/guardianRules.ts';

const child: Consent = { status: 'given', givenFor: 'child' };
const minor: Consent = { status: 'given', givenFor: 'minor' };

describe('ages by the law', () => {
  test.each([
    ['2013-11-28', '2026-11-27', 'child'],
    ['2013-11-28', '2026-11-28', 'minor'],
    ['2008-11-28', '2026-11-27', 'minor'],
    ['2008-11-28', '2026-11-28', 'adult'],
    // Born on a day that the year does not have: on the last of February, and not on 1 March.
    ['2012-02-29', '2025-02-27', 'child'],
    ['2012-02-29', '2025-02-28', 'minor'],
    ['2008-02-29', '2026-02-27', 'minor'],
    ['2008-02-29', '2026-02-28', 'adult'],
  ] as const)('of who was born on %s are on %s those of a %s', (dateOfBirth, day, age) => {
    expect(legalAge(dateOfBirth, day)).toBe(age);
  });

  test('are reached on the birthday, or on 28 February in a year without the 29th', () => {
    expect(birthdayOf('2008-02-29', agreementLaw.ofAge)).toBe('2026-02-28');
    expect(birthdayOf('2008-02-29', 20)).toBe('2028-02-29');
    expect(birthdayOf('2012-02-29', agreementLaw.limited)).toBe('2025-02-28');
    expect(birthdayOf('1999-12-31', agreementLaw.ofAge)).toBe('2017-12-31');
  });
});

describe('a guardian’s consent', () => {
  const turns13 = '2013-11-28';
  const turns18 = '2008-11-28';

  test('is needed to the day before the 18th birthday', () => {
    expect(guardianConsentOn('2026-11-27', turns18, [])).toBe('missing');
    expect(guardianConsentOn('2026-11-28', turns18, [])).toBe('notNeeded');
    expect(guardianConsentOn('2026-11-28', turns18, [{ status: 'declined', givenFor: 'minor' }])).toBe(
      'notNeeded',
    );
  });

  test('of a child is to be renewed from the 13th birthday on', () => {
    expect(guardianConsentOn('2026-11-27', turns13, [child])).toBe('given');
    expect(guardianConsentOn('2026-11-28', turns13, [child])).toBe('renew');
    expect(guardianConsentOn('2026-11-28', turns13, [{ ...minor, status: 'asked' }, child])).toBe('asked');
    expect(guardianConsentOn('2026-11-28', turns13, [minor, child])).toBe('given');
    expect(guardianConsentOn('2026-11-28', turns13, [{ ...minor, status: 'declined' }, child])).toBe('renew');
  });

  test('says what came last', () => {
    const on = (...statuses: Consent['status'][]) =>
      guardianConsentOn(
        '2026-11-27',
        turns18,
        statuses.map((status) => ({ status, givenFor: 'minor' })),
      );
    expect(on('asked')).toBe('asked');
    expect(on('expired')).toBe('missing');
    expect(on('declined')).toBe('declined');
    expect(on('expired', 'declined')).toBe('missing');
    expect(on('asked', 'declined')).toBe('asked');
    expect(on('withdrawn', 'declined')).toBe('missing');
    expect(on('declined', 'given')).toBe('given');
  });

  test('is warned of where it lacks, and nowhere else', () => {
    expect((['missing', 'asked', 'declined', 'renew'] as const).every(isConsentLacking)).toBe(true);
    expect([isConsentLacking('given'), isConsentLacking('notNeeded'), isConsentLacking(null)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('on record is as good for an agreement as one that its form notes', () => {
    const agreement = {
      ...({ status: 'sent', dateFrom: '2026-12-01', risksBriefed: true, insurance: 'foundation' } as const),
      ...{ policyNumber: 'NNW 1', guardianConsent: false },
    };
    const circumstances = { day: '2026-11-27', dateOfBirth: turns18 };
    expect(agreementWarnings(agreement, circumstances)).toEqual(['noGuardian']);
    expect(agreementWarnings(agreement, { ...circumstances, hasConsent: true })).toEqual([]);
  });
});
