import { resources } from '../../../contract/generated/resources.ts';
import type { ListDefinition } from '../../data/listQuery.ts';
import type { Participant } from '../Event.ts';

/** Sorted by name, because people are looked up at the door. */
export const participantsDefinition: ListDefinition = {
  ...resources.participants.list,
  defaultSort: { field: 'lastname', order: 'ASC' },
};

export function participantName({
  firstname,
  lastname,
}: Pick<Participant, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`;
}
