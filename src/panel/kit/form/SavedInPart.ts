/** To be thrown by `onSubmit`: the record is saved, and what was to follow has failed. The form goes on as its form. */
export class SavedInPart extends Error {
  override readonly name = 'SavedInPart';
  /** Of the record. */
  readonly id: string;

  /** @param cause why the rest has failed, as the form tells it */
  constructor(id: string, cause: unknown) {
    super(`saved as ${id}, but not all was done`, { cause });
    this.id = id;
  }
}
