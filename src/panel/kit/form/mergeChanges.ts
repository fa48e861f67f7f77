import { deepEquals } from '@rjsf/utils';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import type { FormValues } from './FormValues.ts';
import { initialData } from './initialData.ts';
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
