import type { ValidationMessage } from '../../contract/validationMessage.ts';

/** A form as it is at first, or as somebody has filled it in, with what is wrong. */
export interface Filled {
  /** By the path of each field. */
  readonly typed: URLSearchParams;
  readonly issues?: readonly ValidationMessage[];
  /** Why it is refused as a whole, in words. */
  readonly refusal?: string | undefined;
}
