import { useState } from 'react';
import { ApiError } from '../../../data/ApiError.ts';
import type { FormValues } from '../FormValues.ts';

interface EditedVersion<Base> {
  /** The version being edited. */
  readonly base: Base;
  /** Initial form values, if they differ from it. */
  readonly typed?: FormValues;
  /** How many newer versions were loaded. */
  readonly merges: number;
}

/**
 * The version that a form edits, and the conflict once somebody else has saved a newer one.
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
    /** Wraps a save function to record the conflict it throws. */
    noticing:
      <Input, Answer>(save: (mine: Input) => Promise<Answer>) =>
      async (mine: Input): Promise<Answer> => {
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

/** Two people have edited the same record. */
export class EditConflict<Saved extends object> extends ApiError {
  readonly mine: FormValues;
  readonly theirs: Saved;

  constructor({ status, problem }: ApiError, mine: object, theirs: Saved) {
    super(status, problem);
    this.mine = { ...mine };
    this.theirs = theirs;
  }
}
