import type { components } from '../../contract/generated/types.ts';
import { addDays, addMonths, daysBetween } from './addDays.ts';

export type EventFrequency = components['schemas']['EventFrequency'];

/**
 * First days of an event and its repetitions.
 *
 * @param start `YYYY-MM-DD`, the first of them
 * @example repetitionDays('2027-01-31', 'monthlyByDate', 3) // ['2027-01-31', '2027-02-28', '2027-03-31']
 */
export function repetitionDays(start: string, frequency: EventFrequency, count: number): string[] {
  return Array.from({ length: count }, (_, step) => dayOf[frequency](start, step));
}

const dayOf: Readonly<Record<EventFrequency, (start: string, step: number) => string>> = {
  weekly: (start, step) => addDays(start, 7 * step),
  biweekly: (start, step) => addDays(start, 14 * step),
  monthlyByDate: (start, step) => {
    const first = firstOfMonth(start, step);
    return addDays(first, Math.min(Number(start.slice(8)), lengthOfMonth(first)) - 1);
  },
  monthlyByWeekday: (start, step) => {
    const first = firstOfMonth(start, step);
    const week = Math.floor((Number(start.slice(8)) - 1) / 7);
    const offset = (weekday(start) - weekday(first) + 7) % 7;
    const day = offset + 7 * week;
    // A fifth weekday that the month does not have is its fourth.
    return addDays(first, day < lengthOfMonth(first) ? day : day - 7);
  },
};

function firstOfMonth(start: string, step: number): string {
  return `${addMonths(start.slice(0, 7), step)}-01`;
}

function lengthOfMonth(first: string): number {
  return daysBetween(first, firstOfMonth(first, 1));
}

function weekday(date: string): number {
  return new Date(date).getUTCDay();
}
