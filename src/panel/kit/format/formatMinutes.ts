import { minutesText } from '../../../contract/minutesText.ts';
import { numberFormat } from './formatNumber.ts';

/** @example formatMinutes(150) // '2 godz. 30 min' */
export function formatMinutes(minutes: number): string {
  return minutesText(minutes, numberFormat);
}
