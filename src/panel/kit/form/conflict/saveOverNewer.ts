import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { ApiError } from '../../../data/ApiError.ts';
import type { FormValues } from '../FormValues.ts';
import { mergeChanges } from '../mergeChanges.ts';
import { EditConflict } from './EditConflict.ts';

interface Saving<Saved extends object, Input extends object> {
  /** Schema of the edited form. */
  readonly schema: FormSchema;
  /** The version the user opened. */
  readonly base: Saved;
  readonly mine: Input;
  /** Saves the input over a version; the API checks that this is still the newest. */
  readonly put: (over: Saved) => Promise<Saved>;
  readonly read: () => Promise<Saved>;
}

/**
 * Saves the input over the opened version. A newer version whose changes touch no field of the form is not a
 * conflict.
 *
 * @throws EditConflict with the saved record
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
