import type { components } from '../../src/contract/generated/types.ts';

export interface Caller extends Readonly<components['schemas']['LoggedInUser']> {
  /** Value of the Cookie header. */
  readonly cookie: string;
}
