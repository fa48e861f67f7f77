import { fullFormats } from 'ajv-formats/dist/formats.js';

type Test = (text: string) => boolean;

const isDate = (fullFormats.date as { validate: Test }).validate;
const isInstant = (fullFormats['date-time'] as { validate: Test }).validate;

/**
 * The formats of the contract but for `vat` (isVatNumber.ts), which is large: JSON Schema's own, and ours. `year-to-now`
 * is a year that has begun, `binary` and `password` say nothing of the value. A `uuid` is one without `urn:uuid:`
 * before it, which Ajv takes and no database does. For the same reason there is no year 0, a moment is one whose year has
 * four digits wherever it is told, and no clock is further from Greenwich than any on earth.
 */
export const formats = {
  ...fullFormats,
  date: (text: string) => isDate(text) && !text.startsWith('0000'),
  'date-time': (text: string) =>
    isInstant(text) && /^(?!000[01]|9999).*(z|[+-](0\d|1[0-4])(:?\d\d)?)$/i.test(text),
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'year-to-now': { type: 'number' as const, validate: (year: number) => year <= new Date().getFullYear() },
  binary: true as const,
  password: true as const,
};
