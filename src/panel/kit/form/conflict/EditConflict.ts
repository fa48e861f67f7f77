import { ApiError } from '../../../data/ApiError.ts';
import type { FormValues } from '../FormValues.ts';

/** Two people have changed one record at once. */
export class EditConflict<Saved extends object> extends ApiError {
  /** What was typed. */
  readonly mine: FormValues;
  /** The record as it is saved by now. */
  readonly theirs: Saved;

  constructor({ status, problem }: ApiError, mine: object, theirs: Saved) {
    super(status, problem);
    this.mine = { ...mine };
    this.theirs = theirs;
  }
}
