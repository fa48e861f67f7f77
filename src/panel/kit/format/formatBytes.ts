import { bytesText } from '../../../contract/bytesText.ts';
import { numberFormat } from './formatNumber.ts';

/** Size of a file in the panel's language: `47.1 kB`. */
export function formatBytes(bytes: number): string {
  return bytesText(bytes, numberFormat);
}
