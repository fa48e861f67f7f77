import type { components } from '../../contract/generated/types.ts';
import { addDays, daysBetween } from '../events/addDays.ts';
import { agreementLaw } from './agreementLaw.ts';
import { birthdayOf } from './guardianRules.ts';

type Schemas = components['schemas'];
type Warning = Schemas['AgreementWarning'];

/** What the rules know of an agreement. */
export type Agreed = Pick<
  Schemas['Agreement'],
  | 'status'
  | 'dateFrom'
  | 'dateTo'
  | 'risksBriefed'
  | 'insurance'
  | 'policyNumber'
  | 'guardian'
  | 'guardianConsent'
  | 'signedOn'
  | 'fileId'
>;

interface Circumstances {
  /** The foundation's. */
  readonly day: string;
  /** The volunteer's. */
  readonly dateOfBirth: string;
  /** Whether a guardian's consent that counts stands on record. */
  readonly hasConsent?: boolean;
}

/** So many days before its end an agreement is to be renewed. */
export const RENEW_DAYS = 30;

/** Days of an agreement, the first and the last included. @example daysOf({ dateFrom: '2026-06-01', dateTo: '2026-06-30' }) // 30 */
export function daysOf({ dateFrom, dateTo }: Pick<Agreed, 'dateFrom' | 'dateTo'>): number {
  return dateTo ? daysBetween(dateFrom, dateTo) + 1 : Number.POSITIVE_INFINITY;
}

/** Whether an agreement is so long that the law wants it in writing and the State insures. */
export function isLong(agreement: Pick<Agreed, 'dateFrom' | 'dateTo'>): boolean {
  return daysOf(agreement) > agreementLaw.shortDays;
}

/** The day on which somebody is of age: the 18th birthday, of who was born on 29 February the 28th (Civil Code, art. 112). */
export function ofAgeOn(dateOfBirth: string): string {
  return birthdayOf(dateOfBirth, agreementLaw.ofAge);
}

/**
 * What the law asks of an agreement and is not there, and what is due. Whether somebody is of age counts on the day of signing, before
 * that today. Where an agreement has no end, the foundation insures in its first days, for it may end within them.
 * @example agreementWarnings(agreement, { day: '2026-11-27', dateOfBirth: '2010-01-01' }) // ['noGuardian']
 */
export function agreementWarnings(
  agreement: Agreed,
  { day, dateOfBirth, hasConsent = false }: Circumstances,
): Warning[] {
  const { status, dateFrom, dateTo, insurance, policyNumber, signedOn } = agreement;
  if (status === 'ended') return [];
  const isSigned = status === 'signed';
  const isInsured = insurance === 'foundation' && Boolean(policyNumber);
  const foundationInsures =
    !isLong(agreement) || (!dateTo && day < addDays(dateFrom, agreementLaw.shortDays));
  const isMinor = (signedOn ?? day) < ofAgeOn(dateOfBirth);
  const isOver = Boolean(dateTo && dateTo < day);
  const found: Readonly<Record<Warning, boolean>> = {
    noPolicy: foundationInsures && !isInsured,
    noScan: isSigned && isLong(agreement) && !agreement.fileId,
    noGuardian: isMinor && !hasConsent && !(agreement.guardian && agreement.guardianConsent),
    risksNotBriefed: !agreement.risksBriefed,
    startedUnsigned: !isSigned && dateFrom <= day,
    endsSoon:
      isSigned && isLong(agreement) && !isOver && Boolean(dateTo && dateTo <= addDays(day, RENEW_DAYS)),
    over: isOver,
  };
  return (Object.keys(found) as Warning[]).filter((warning) => found[warning]);
}
