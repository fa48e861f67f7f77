export interface ContractRecord {
  readonly id: string;
  readonly [property: string]: unknown;
}
