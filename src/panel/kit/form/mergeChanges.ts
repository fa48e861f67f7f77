import { deepEquals } from '@rjsf/utils';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { type FormValues, isFormValues } from './FormValues.ts';
import { inputOf } from './inputOf.ts';
import { withoutEmpty } from './withoutEmpty.ts';

interface Versions {
  /** The record as it was when the form was opened. */
  readonly base: FormValues;
  /** What was typed. */
  readonly mine: FormValues;
  /** The record as somebody else has saved it meanwhile. */
  readonly theirs: FormValues;
}

export interface MergedChanges {
  /** Theirs with all that was typed; what is hidden, such as a version, is theirs. */
  readonly values: FormValues;
  /** Names of the fields that they have changed and the person at the form has not. */
  readonly theirs: readonly string[];
  /** Names of the fields that both have changed, not alike: here what was typed is kept. */
  readonly both: readonly string[];
}

/** Brings together what two people have changed in one record, field by field. */
export function mergeChanges(schema: FormSchema, versions: Versions): MergedChanges {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((values) =>
    withoutEmpty(initialData(schema, values)),
  ) as [FormValues, FormValues, FormValues];

  const visible = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => inputOf(field, schema.required?.includes(name) ?? false) !== 'hidden',
  );
  const names = visible.map(([name]) => name);
  const byMe = new Set(names.filter((name) => !deepEquals(mine[name], base[name])));
  const byThem = names.filter(
    (name) => !deepEquals(theirs[name], base[name]) && !deepEquals(theirs[name], mine[name]),
  );
  return {
    values: { ...theirs, ...Object.fromEntries([...byMe].map((name) => [name, mine[name]])) },
    theirs: byThem.filter((name) => !byMe.has(name)),
    both: byThem.filter((name) => byMe.has(name)),
  };
}

/**
 * What a form starts with: of what is given, only the form's own fields and nothing empty, so that a record
 * as the API answers it will do; then the contract's defaults; then what makes the better message when it
 * stays untouched (an empty list, a consent that is not given), and what can be nothing else.
 */
export function initialData(schema: FormSchema, given: FormValues = {}): FormValues {
  const values: FormValues = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = startOf(property, given[name], schema.required?.includes(name) ?? false);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function startOf(schema: FormSchema, given: unknown, required: boolean): unknown {
  if (inputOf(schema, required) === 'group') return initialData(schema, isFormValues(given) ? given : {});
  if (given !== undefined && given !== null && given !== '') return given;
  if (schema.default !== undefined || !required) return schema.default;
  if (schema.type === 'array') return [];
  return schema.const === true ? false : schema.const;
}
