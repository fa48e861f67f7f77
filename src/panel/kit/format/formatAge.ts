import { numberFormat } from './formatNumber.ts';

/**
 * Full years since a date of birth, with the language's plural: `32 lata`.
 * @param dateOfBirth `YYYY-MM-DD`
 */
export function formatAge(dateOfBirth: string, today = new Date()): string {
  return numberFormat({ style: 'unit', unit: 'year', unitDisplay: 'long' }).format(
    yearsSince(dateOfBirth, today),
  );
}

function yearsSince(date: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}
