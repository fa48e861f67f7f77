import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import { isVatNumber } from './isVatNumber.ts';

/** How many decimals may be wrong. */
export const multipleOfPrecision = 8;

/**
 * The one validator factory: JSON Schema 2020-12 with the contract's formats, every fault at once, each with
 * the schema that it broke, so that `validationMessage` finds the contract's own message.
 */
export function createAjv(options: Options = {}): Ajv2020 {
  return new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    // 0.3 is a multiple of 0.1, though a computer's fractions say otherwise; the forms have the same.
    multipleOfPrecision,
    formats: { ...formats, vat: isVatNumber },
    ...options,
  });
}
