import { fullFormats } from 'ajv-formats/dist/formats.js';

/**
 * The formats of the contract but for `vat` (isVatNumber.ts), which is large: JSON Schema's own, and ours. `year-to-now` is a year that has begun, `binary` and `password` say nothing of the value.
 */
export const formats = {
  ...fullFormats,
  'year-to-now': { type: 'number' as const, validate: (year: number) => year <= new Date().getFullYear() },
  binary: true as const,
  password: true as const,
};
