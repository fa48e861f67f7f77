/**
 * Thrown by `onSubmit` when the record was saved but a follow-up step failed. The form then continues as the
 * record's form.
 */
export class SavedInPart extends Error {
  override readonly name = 'SavedInPart';
  readonly id: string;

  /** @param cause error of the follow-up step, shown by the form */
  constructor(id: string, cause: unknown) {
    super(`saved as ${id}, but not all was done`, { cause });
    this.id = id;
  }
}
