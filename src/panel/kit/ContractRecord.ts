/** A record of any resource of the contract. */
export interface ContractRecord {
  readonly id: string;
  readonly [property: string]: unknown;
}
