import type { Options, ValidateFunction } from 'ajv';
import { createAjv } from '../../../contract/createAjv.ts';
import { withoutReferences } from './withoutReferences.ts';

/** What has more values than this hears of its first fault alone: no form has as many, and each fault costs time. */
const MOST_VALUES = 500;

/**
 * Compiles each schema of the contract when something is first validated by it: all of them together would make each
 * start a second longer. Many operations share one, and so do the servers of a process, of which there are many in tests.
 *
 * Who sends something is told of all its faults, but nobody makes us find thousands: it is looked through once up to its
 * first fault, and as a whole only where that is little.
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

/** What compiles a schema, once for all that are equal. */
function compiler(options: Options): (schema: object) => ValidateFunction {
  // That the contract's schemas are schemas is known since it was linted (scripts/generate).
  const ajv = createAjv({ ...options, meta: false, validateSchema: false });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(withoutReferences(schema) as object);
    compiled.set(key, validate);
    return validate;
  };
}

/** All values in a value, itself and those in its lists and objects; no more than `most` are looked at. */
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
