/** @param month `YYYY-MM` @example addMonths('2026-12', 1) // '2027-01' */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
