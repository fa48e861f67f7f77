import { useState } from 'react';
import type { FormValues } from '../FormValues.ts';
import { EditConflict } from './EditConflict.ts';

interface EditedVersion<Base> {
  /** The version that is edited. */
  readonly base: Base;
  /** What is in the form at first, where that is not the same. */
  readonly typed?: FormValues;
  /** How often a newer version was loaded. */
  readonly merges: number;
}

/**
 * The version of a record that a form edits, and the conflict when somebody else has saved a newer one meanwhile.
 * @param opened undefined for a new record
 */
export function useEditedVersion<Saved extends object, Opened extends Saved | undefined = Saved>(
  opened: Opened,
) {
  const [version, setVersion] = useState<EditedVersion<Saved | Opened>>({ base: opened, merges: 0 });
  const [conflict, setConflict] = useState<EditConflict<Saved>>();

  return {
    ...version,
    conflict,
    /** For a way to save: keeps the conflict that it ends in. */
    noticing:
      <Input>(save: (mine: Input) => Promise<Saved>) =>
      async (mine: Input): Promise<Saved> => {
        try {
          return await save(mine);
        } catch (error) {
          if (error instanceof EditConflict) setConflict(error);
          throw error;
        }
      },
    editSaved: (base: Saved) => setVersion({ ...version, base }),
    editNewer: (base: Saved, typed: FormValues) => {
      setConflict(undefined);
      setVersion({ base, typed, merges: version.merges + 1 });
    },
    closeConflict: () => setConflict(undefined),
  };
}
