/** What the contract takes as a reason (its schema `Reason`). */
export interface ReasonRule {
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
}
