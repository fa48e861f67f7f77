import type { components } from '../../contract/generated/types.ts';
import { addDays, addMonths } from '../events/addDays.ts';
import { isPolishHoliday } from '../law/polishHolidays.ts';

/** What the law gives (`lawRules`: `term`, `counting`). */
export const dataRequestLaw = {
  /** Months from the receipt of a request to its answer. */
  months: 1,
  /** The same once the request is extended by two further months. */
  extendedMonths: 3,
} as const;

/** So many days before the last one, who may answer is told, and the panel warns. */
export const SOON_DAYS = 7;

/**
 * The last day to answer a request (GDPR, art. 12 (3); Regulation 1182/71, art. 3): the day of the month on which it was received,
 * the last of a month that has no such day, or the next working day where that is a Saturday, a Sunday or a holiday.
 * @param receivedOn by the foundation's clock; does not count itself
 * @example dueOn('2026-01-31', false) // '2026-03-02', for 28 February is a Saturday
 */
export function dueOn(receivedOn: string, isExtended: boolean): string {
  const { months, extendedMonths } = dataRequestLaw;
  const month = addMonths(receivedOn.slice(0, 7), isExtended ? extendedMonths : months);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const sameDay = `${month}-${receivedOn.slice(8)}`;
  return nextWorkingDay(sameDay < lastDay ? sameDay : lastDay);
}

/** The day itself where it is one. */
function nextWorkingDay(date: string): string {
  const isFree = [0, 6].includes(new Date(date).getUTCDay()) || isPolishHoliday(date);
  return isFree ? nextWorkingDay(addDays(date, 1)) : date;
}

type Request = Pick<components['schemas']['DataRequest'], 'status' | 'receivedOn' | 'extendedOn'>;

/** Whether a request may get two months more: once, while its first month runs. @param day the foundation's */
export function isExtendable({ status, receivedOn, extendedOn }: Request, day: string): boolean {
  return status === 'open' && !extendedOn && day <= dueOn(receivedOn, false);
}

/** How urgent an open request is. @param daysLeft negative once it is overdue */
export function urgencyOf(daysLeft: number): 'calm' | 'soon' | 'overdue' {
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= SOON_DAYS ? 'soon' : 'calm';
}
