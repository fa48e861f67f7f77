import { deepEquals } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';
import { type FieldInput, inputOf } from '../inputOf.ts';
import { tellTyped } from '../useTyped.ts';
import { draftStore, type KeptDraft } from './draftStore.ts';

export interface Draft {
  readonly key: string;
  /** As it was when the form was opened. */
  readonly found: KeptDraft | undefined;
  /** Keeps what is typed, over what, but for passwords: those are never kept. */
  readonly keep: (values: FormValues, base: FormValues) => void;
  readonly clear: () => void;
  /** Goes on under another name, where the record that was new has one by now. */
  readonly rename: (name: string) => void;
}

/** Keeps what is typed while it is typed; nothing without a name. */
export function useDraft(name: string | undefined, schema: FormSchema): Draft | undefined {
  // Of who has opened the form, whoever is signed in when it is left.
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
    // What is hidden comes with the page, such as the token of a link, and may be another the next time.
    const kept = (values: FormValues) => withoutInputs(schema, values, ['password', 'hidden']);
    return {
      key,
      found,
      keep: (values, base) =>
        draftStore.write(key, () => {
          const draft = { values: kept(values), base: kept(base) };
          // Of a password, nothing is left.
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

/** The last letter, too, of which the form has not heard yet. */
function keepAll(): void {
  tellTyped();
  draftStore.flush();
}

/** The values of a form but those of some kinds of fields, in its groups too. */
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
