/** A record of any resource. */
export interface ContractRecord {
  readonly id: string;
  readonly [property: string]: unknown;
}
