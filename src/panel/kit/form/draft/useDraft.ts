import { useMemo } from 'react';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import type { FormValues } from '../FormValues.ts';
import { draftStore } from './draftStore.ts';
import { withoutInputs } from './withoutInputs.ts';

export interface Draft {
  /** @returns what would not be lost now: everything but passwords, which are never kept */
  readonly keep: (values: FormValues) => FormValues;
  readonly clear: () => void;
}

/** Keeps what is typed while it is typed; nothing without a key. */
export function useDraft(key: string | undefined, schema: FormSchema): Draft | undefined {
  return useMemo(() => {
    if (key === undefined) return undefined;
    return {
      keep: (values) => {
        // What is hidden comes with the page, such as the token of a link, and may be another the next time.
        draftStore.write(key, withoutInputs(schema, values, ['password', 'hidden']));
        return withoutInputs(schema, values, ['password']);
      },
      clear: () => draftStore.clear(key),
    };
  }, [key, schema]);
}
