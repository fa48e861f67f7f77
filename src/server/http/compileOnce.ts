import type { Options, ValidateFunction } from 'ajv';
import { createAjv } from '../../contract/createAjv.ts';
import { withoutReferences } from './withoutReferences.ts';

/**
 * Compiles each schema of the contract when something is first validated by it: all of them together would make each
 * start a second longer. Many operations share one, and so do the servers of a process, of which there are many in tests.
 */
export function compileOnce(options: Options = {}): (schema: object) => ValidateFunction {
  // That the contract's schemas are schemas is known since it was linted (scripts/generate).
  const ajv = createAjv({ ...options, meta: false, validateSchema: false });
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: object): ValidateFunction => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(withoutReferences(schema) as object);
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
