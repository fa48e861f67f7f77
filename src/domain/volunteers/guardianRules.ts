import type { components } from '../../contract/generated/types.ts';
import { agreementLaw } from './agreementLaw.ts';

type Schemas = components['schemas'];
type State = Schemas['GuardianConsentState'];

/** Version of the text that guardians consent to, on the page of their link: a new one whenever its meaning changes. */
export const guardianTextVersion = '1.0';

/** How the law sees somebody: without capacity, with limited capacity, or with the full one. */
export type LegalAge = Schemas['GuardianConsentPurpose'] | 'adult';

/**
 * The day on which somebody is so many years old. Whoever was born on 29 February is it on the 28th in other years, for a year of age
 * is over when its last day begins (Civil Code, art. 112).
 * @example birthdayOf('2008-02-29', 18) // '2026-02-28'
 */
export function birthdayOf(dateOfBirth: string, years: number): string {
  const year = Number(dateOfBirth.slice(0, 4)) + years;
  const day = dateOfBirth.slice(4);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return `${year}${day === '-02-29' && !isLeap ? '-02-28' : day}`;
}

/**
 * A child is under 13, a minor from the 13th birthday on, an adult from the 18th (Civil Code, art. 10, 12 and 15).
 * @param day the foundation's
 * @example legalAge('2013-11-28', '2026-11-28') // 'minor'
 */
export function legalAge(dateOfBirth: string, day: string): LegalAge {
  if (day >= birthdayOf(dateOfBirth, agreementLaw.ofAge)) return 'adult';
  return day < birthdayOf(dateOfBirth, agreementLaw.limited) ? 'child' : 'minor';
}

/** What the rules know of a consent. */
export type Consent = Pick<Schemas['GuardianConsent'], 'status' | 'givenFor'>;

/**
 * Whether the consent that is needed on a day is there. One that was given in a child's name is to be renewed from the 13th birthday on:
 * then the young person acts, and the guardian consents. The same as `guardianState` in SQL.
 * @param day the foundation's today, or the first day of an event
 * @param consents the newest first
 * @example guardianConsentOn('2026-11-28', '2012-01-01', [{ status: 'given', givenFor: 'child' }]) // 'renew'
 */
export function guardianConsentOn(day: string, dateOfBirth: string, consents: readonly Consent[]): State {
  const age = legalAge(dateOfBirth, day);
  if (age === 'adult') return 'notNeeded';
  const given = consents.filter(({ status }) => status === 'given');
  if (given.some(({ givenFor }) => age === 'child' || givenFor === 'minor')) return 'given';
  if (consents.some(({ status }) => status === 'asked')) return 'asked';
  if (given.length > 0) return 'renew';
  return consents[0]?.status === 'declined' ? 'declined' : 'missing';
}

/** States in which a guardian can be asked. */
export function mayAskGuardian(state: State): boolean {
  return state !== 'notNeeded' && state !== 'given';
}

/** States of which the team is warned. */
export function isConsentLacking(state: State | null | undefined): state is State {
  return state !== null && state !== undefined && mayAskGuardian(state);
}
