/** Effect of a contract change on its clients. */
export interface Finding {
  /**
   * `breaks`: a client of the previous contract fails. `warns`: a response may contain new values. `adds`:
   * something new that clients can ignore.
   */
  readonly weight: 'breaks' | 'warns' | 'adds';
  readonly place: string;
  readonly message: string;
}
