import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { ApiError } from '../../../data/ApiError.ts';
import type { FormValues } from '../FormValues.ts';
import { mergeChanges } from '../mergeChanges.ts';
import { EditConflict } from './EditConflict.ts';

interface Saving<Saved extends object, Input extends object> {
  /** Of the form in which it was typed. */
  readonly schema: FormSchema;
  /** The version that was opened. */
  readonly base: Saved;
  readonly mine: Input;
  /** Saves what was typed over a version, by which the API knows whether it is still the newest. */
  readonly put: (over: Saved) => Promise<Saved>;
  readonly read: () => Promise<Saved>;
}

/**
 * Saves what was typed over the version that was opened. What was saved meanwhile and changes no field of the form is
 * nobody's conflict.
 *
 * @throws EditConflict with what is saved by now
 * @throws ApiError when the API refused
 */
export async function saveOverNewer<Saved extends object, Input extends object>({
  schema,
  base,
  mine,
  put,
  read,
}: Saving<Saved, Input>): Promise<Saved> {
  try {
    return await put(base);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'record_changed') throw error;
    const theirs = await read();
    const opened = valuesOf(base);
    const changes = mergeChanges(schema, { base: opened, mine: opened, theirs: valuesOf(theirs) });
    if (changes.theirs.length > 0) throw new EditConflict(error, mine, theirs);
    return put(theirs);
  }
}

function valuesOf(record: object): FormValues {
  return { ...record };
}
