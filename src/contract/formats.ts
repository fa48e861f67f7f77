import { fullFormats } from 'ajv-formats/dist/formats.js';

/**
 * The formats of the contract but for `vat` (isVatNumber.ts), which is large: JSON Schema's own, and ours. `year-to-now`
 * is a year that has begun, `binary` and `password` say nothing of the value. A `uuid` is one without `urn:uuid:`
 * before it, which Ajv takes and no database does.
 */
export const formats = {
  ...fullFormats,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'year-to-now': { type: 'number' as const, validate: (year: number) => year <= new Date().getFullYear() },
  binary: true as const,
  password: true as const,
};
