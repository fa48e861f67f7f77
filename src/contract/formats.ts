import { fullFormats } from 'ajv-formats/dist/formats.js';

type Test = (text: string) => boolean;

const isDate = (fullFormats.date as { validate: Test }).validate;
const isInstant = (fullFormats['date-time'] as { validate: Test }).validate;

/**
 * The contract's formats except `vat` (isVatNumber.ts), which is large: those of JSON Schema, and ours.
 * `year-to-now` is not in the future; `binary` and `password` accept any value. Stricter than Ajv where
 * databases are: a `uuid` has no `urn:uuid:` prefix, there is no year 0, instants have four-digit years in
 * every time zone, and offsets stay within those in use.
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
