import { bytesText } from '../../../contract/bytesText.ts';
import { numberFormat } from './formatNumber.ts';

/** The size of a file: `47.1 kB`, in the words of the chosen language. */
export function formatBytes(bytes: number): string {
  return bytesText(bytes, numberFormat);
}
