import { activeLanguage } from '../../data/language.ts';

/** A number short enough for an axis: `20 tys.` */
export function compactNumber(value: number): string {
  return new Intl.NumberFormat(activeLanguage(), { notation: 'compact' }).format(value);
}
