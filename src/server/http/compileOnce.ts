import type { ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Compiles each schema when something is first validated by it: all of them together would make each start a second
 * longer. Many operations share one, and so do the servers of a process, of which there are many in tests.
 */
export function compileOnce(ajv: Ajv2020): (schema: object) => ValidateFunction {
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: object): ValidateFunction => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate;
  };
  return (schema) => {
    let compiledNow: ValidateFunction | undefined;
    const validate = Object.assign(
      (value: unknown) => {
        compiledNow ??= compile(schema);
        const isValid = compiledNow(value);
        validate.errors = compiledNow.errors;
        return isValid;
      },
      { errors: undefined as ValidateFunction['errors'] },
    );
    return validate as ValidateFunction;
  };
}
