import type { components } from '../../contract/generated/types.ts';

export type PersonInNeed = components['schemas']['PersonInNeed'];

export interface PersonTabProps {
  readonly person: PersonInNeed;
  /** Shows the person as an operation has answered it; another reading would be recorded. */
  readonly onDone: (person: PersonInNeed) => Promise<void>;
}
