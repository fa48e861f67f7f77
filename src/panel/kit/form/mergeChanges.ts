import { deepEquals } from '@rjsf/utils';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { inputOf } from '../../../contract/forms/inputOf.ts';
import { type FormValues, isFormValues } from './FormValues.ts';
import { withoutEmpty } from './withoutBlanks.ts';

interface Versions {
  /** The record when the form was opened. */
  readonly base: object;
  readonly mine: object;
  /** The record as somebody else has saved it since. */
  readonly theirs: object;
}

export interface MergedChanges {
  /** Their version with the user's changes; hidden fields, such as a version number, are theirs. */
  readonly values: FormValues;
  /** Fields that only they changed. */
  readonly theirs: readonly string[];
  /** Fields that both changed to different values; the user's value is kept. */
  readonly both: readonly string[];
}

/** Three-way merge of two people's changes to one record, by field. */
export function mergeChanges(schema: FormSchema, versions: Versions): MergedChanges {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((values) =>
    withoutEmpty(initialData(schema, { ...values })),
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
 * Initial values of a form: the form's own, non-empty fields of `given` (so a record from the API will do),
 * then the contract's defaults, then values that give a better message if untouched (an empty list, an
 * unticked consent), then constants.
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
