/** What a change of the contract does to those who call by it. */
export interface Finding {
  /**
   * `breaks`: a client by the contract before fails. `warns`: an answer may hold what it could not hold before.
   * `adds`: something new, which nobody has to know.
   */
  readonly weight: 'breaks' | 'warns' | 'adds';
  readonly place: string;
  readonly message: string;
}
