import { numberFormat } from '../../kit/format/numberFormat.ts';

/** A number short enough for an axis: `20 tys.` */
export function compactNumber(value: number): string {
  return numberFormat({ notation: 'compact' }).format(value);
}
