import type { Options, ValidateFunction } from 'ajv';
import { createAjv } from '../../../contract/createAjv.ts';
import { withoutReferences } from './withoutReferences.ts';

/** Larger values are only reported their first error: no form has as many, and each error costs time. */
const MOST_VALUES = 500;

/**
 * Compiles each schema of the contract on its first use: all together would delay the start by a second.
 * Compiled schemas are shared by operations, and by the servers of a process, of which tests have many.
 *
 * Reports all errors, but limits the work: first validates up to the first error, and then completely only if
 * the value is small.
 */
export function compileOnce(options: Options = {}): (schema: object) => ValidateFunction {
  const compileFirst = compiler({ ...options, allErrors: false });
  const compileAll = compiler(options);
  return (schema) => {
    let findFirst: ValidateFunction | undefined;
    let findAll: ValidateFunction | undefined;
    const validate = Object.assign(
      (value: unknown) => {
        findFirst ??= compileFirst(schema);
        if (findFirst(value)) return true;
        if (countValues(value, MOST_VALUES) === MOST_VALUES) {
          validate.errors = findFirst.errors;
          return false;
        }
        findAll ??= compileAll(schema);
        const isValid = findAll(value);
        validate.errors = findAll.errors;
        return isValid;
      },
      { errors: undefined as ValidateFunction['errors'] },
    );
    return validate as ValidateFunction;
  };
}

/** Compiles schemas, each distinct one once. */
function compiler(options: Options): (schema: object) => ValidateFunction {
  // No need to validate the schemas: linting the contract has done it (scripts/generate).
  const ajv = createAjv({ ...options, meta: false, validateSchema: false });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(withoutReferences(schema) as object);
    compiled.set(key, validate);
    return validate;
  };
}

/** Counts a value and all nested ones, up to `most`. */
function countValues(value: unknown, most: number): number {
  const open = [value];
  let count = 0;
  for (let next = open.pop(); count < most; next = open.pop()) {
    count += 1;
    if (typeof next === 'object' && next !== null) {
      const values = Array.isArray(next) ? next.slice(0, most) : firstValues(next, most);
      open.push(...values);
    }
    if (open.length === 0) break;
  }
  return count;
}

function firstValues(object: object, most: number): unknown[] {
  const values: unknown[] = [];
  for (const name in object) {
    if (values.length === most) break;
    values.push(object[name as keyof typeof object]);
  }
  return values;
}
