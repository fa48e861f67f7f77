import type { ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Compiles each schema when it first comes: many operations share one, and so do the servers of a process, of which
 * there are many in tests.
 */
export function compileOnce(ajv: Ajv2020): (schema: object) => ValidateFunction {
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate;
  };
}
