import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { saveOverNewer } from './saveOverNewer.ts';

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
  const keep = useKeepRecord<Saved>(resource);

  /**
   * @param base undefined for a new record
   * @throws EditConflict with the saved record
   * @throws ApiError when the API refused
   */
  return async (base: Saved | undefined, mine: Input): Promise<Saved> => {
    const saved = base
      ? await saveOverNewer({
          schema,
          base,
          mine,
          put: async (over) => {
            const data = { ...mine, version: over.version };
            return (await dataProvider.update(resource, { id: base.id, data, previousData: over }))
              .data as Saved;
          },
          read: async () => (await dataProvider.getOne<Saved>(resource, { id: base.id })).data,
        })
      : (await dataProvider.create<Saved>(resource, { data: mine })).data;
    keep(saved);
    return saved;
  };
}

/** Writes a record from the API's response into the cache. */
export function useKeepRecord<Saved extends { readonly id: string }>(
  resource: string,
): (saved: Saved) => void {
  const queryClient = useQueryClient();
  return (saved) => {
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id: saved.id }] }, saved);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}
