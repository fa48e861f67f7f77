import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';
import { isVatNumber } from './isVatNumber.ts';

/**
 * The one validator factory: JSON Schema 2020-12 with the contract's formats, every fault at once, each with
 * the schema that it broke, so that `validationMessage` finds the contract's own message.
 */
export function createAjv(options: Options = {}): Ajv2020 {
  return new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    formats: { ...formats, vat: isVatNumber },
    ...options,
  });
}
