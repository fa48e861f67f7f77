import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import { isVatNumber } from './isVatNumber.ts';

/** Number of decimals considered by `multipleOf`. */
export const multipleOfPrecision = 8;

/**
 * The only validator factory: JSON Schema 2020-12 with the contract's formats. Reports all errors at once,
 * each with its schema, so that `validationMessage` finds the contract's own message.
 */
export function createAjv(options: Options = {}): Ajv2020 {
  return new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    // Accepts 0.3 as a multiple of 0.1 despite floating point; the forms use the same value.
    multipleOfPrecision,
    formats: { ...formats, vat: isVatNumber },
    ...options,
  });
}
