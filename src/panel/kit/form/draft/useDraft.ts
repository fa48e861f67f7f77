import { deepEquals } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { type FieldInput, inputOf } from '../../../../contract/forms/inputOf.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';
import { flushTyped } from '../useTyped.ts';
import { draftStore, type KeptDraft } from './draftStore.ts';

export interface Draft {
  readonly key: string;
  /** The draft as it was when the form opened. */
  readonly found: KeptDraft | undefined;
  /** Stores the values and their base, without passwords. */
  readonly keep: (values: FormValues, base: FormValues) => void;
  readonly clear: () => void;
  /** Continues under another name, once a new record has been saved. */
  readonly rename: (name: string) => void;
}

/** Stores a form's input as it is typed; undefined without a name. */
export function useDraft(name: string | undefined, schema: FormSchema): Draft | undefined {
  // Belongs to the user who opened the form, whoever is signed in when it is left.
  const [key, setKey] = useState(() => (name === undefined ? undefined : draftStore.keyOf(name)));
  useEffect(() => {
    addEventListener('pagehide', keepAll);
    return () => {
      removeEventListener('pagehide', keepAll);
      draftStore.flush();
    };
  }, []);

  const [found] = useState(() => (key === undefined ? undefined : draftStore.read(key)));

  return useMemo(() => {
    if (key === undefined) return undefined;
    // Hidden values come from the page, such as a link's token, and may differ next time.
    const kept = (values: FormValues) => withoutInputs(schema, values, ['password', 'hidden']);
    return {
      key,
      found,
      keep: (values, base) =>
        draftStore.write(key, () => {
          const draft = { values: kept(values), base: kept(base) };
          // Only a password was typed: nothing to store.
          return deepEquals(draft.values, draft.base) ? undefined : draft;
        }),
      clear: () => draftStore.clear(key),
      rename: (next) => {
        draftStore.clear(key);
        setKey(draftStore.keyOf(next));
      },
    };
  }, [key, found, schema]);
}

/** Includes the last keystroke, which the form has not received yet. */
function keepAll(): void {
  flushTyped();
  draftStore.flush();
}

/** Form values without fields of the given input kinds, also in nested groups. */
export function withoutInputs(
  schema: FormSchema,
  values: FormValues,
  inputs: readonly FieldInput[],
): FormValues {
  const kept: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const property = schema.properties?.[name];
    if (!property) continue;
    const input = inputOf(property, schema.required?.includes(name) ?? false);
    if (inputs.includes(input)) continue;
    kept[name] = input === 'group' && isFormValues(value) ? withoutInputs(property, value, inputs) : value;
  }
  return kept;
}
