import { ApiError } from '../../../data/ApiError.ts';
import type { FormValues } from '../FormValues.ts';

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
