import { addDays } from '../time/addDays.ts';
import { addMonths } from '../time/addMonths.ts';

/**
 * The days of a month in whole weeks from Monday to Sunday, with those of the months before and after that
 * fill the first and the last.
 *
 * @param month `YYYY-MM`
 */
export function monthWeeks(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const afterLast = `${addMonths(month, 1)}-01`;
  // Sunday is 0 in JavaScript.
  const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let day = monday; day < afterLast; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}
