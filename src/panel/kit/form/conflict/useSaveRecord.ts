import { useDataProvider } from 'react-admin';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { isRecordChanged } from '../../../data/ApiError.ts';
import { useKeepRecord } from '../../show/useKeepRecord.ts';
import { mergeChanges } from '../mergeChanges.ts';
import { EditConflict } from './useEditedVersion.ts';

interface VersionedRecord {
  readonly id: string;
  readonly version: number;
}

/**
 * Saves records of a resource: creates a new one, or saves over the opened version, and updates the cache.
 *
 * @param schema of the edited form
 */
export function useSaveRecord<Saved extends VersionedRecord, Input extends object>(
  resource: string,
  schema: FormSchema,
) {
  const dataProvider = useDataProvider();
  const keep = useKeepRecord(resource);

  /**
   * @param base undefined for a new record
   * @param query further parameters of an update
   * @throws EditConflict with the saved record
   * @throws ApiError when the API refused
   */
  return async (
    base: Saved | undefined,
    mine: Input,
    query?: Readonly<Record<string, string>>,
  ): Promise<Saved> => {
    const saved = base
      ? await saveOverNewer({
          schema,
          base,
          mine,
          put: async (over) => {
            const data = { ...mine, version: over.version };
            const params = { id: base.id, data, previousData: over, meta: { query } };
            return (await dataProvider.update(resource, params)).data as Saved;
          },
          read: async () => (await dataProvider.getOne<Saved>(resource, { id: base.id })).data,
        })
      : (await dataProvider.create<Saved>(resource, { data: mine })).data;
    void keep(saved);
    return saved;
  };
}

interface Saving<Base extends object, Input extends object, Saved> {
  /** Schema of the edited form. */
  readonly schema: FormSchema;
  /** The version the user opened. */
  readonly base: Base;
  readonly mine: Input;
  /** Saves the input over a version; the API checks that this is still the newest. */
  readonly put: (over: Base) => Promise<Saved>;
  readonly read: () => Promise<Base>;
}

/**
 * Saves the input over the opened version. A newer version whose changes touch no field of the form is not a
 * conflict.
 *
 * @throws EditConflict with the newer version
 * @throws ApiError when the API refused
 */
export async function saveOverNewer<Base extends object, Input extends object, Saved = Base>({
  schema,
  base,
  mine,
  put,
  read,
}: Saving<Base, Input, Saved>): Promise<Saved> {
  try {
    return await put(base);
  } catch (error) {
    if (!isRecordChanged(error)) throw error;
    const theirs = await read();
    const changes = mergeChanges(schema, { base, mine: base, theirs });
    if (changes.theirs.length > 0) throw new EditConflict(error, mine, theirs);
    return put(theirs);
  }
}
