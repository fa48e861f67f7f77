/** To be thrown by `onSubmit`: the page itself knows what is wrong with some fields. */
export class FieldFaults extends Error {
  override readonly name = 'FieldFaults';
  /** Message by path of the field that shows it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.entries(fields).join('; '));
    this.fields = fields;
  }
}
