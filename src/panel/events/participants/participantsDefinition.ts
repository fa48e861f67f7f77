import { resources } from '../../../contract/generated/resources.ts';
import type { ListDefinition } from '../../kit/list/ListState.ts';

/** At the door people are looked for by name. */
export const participantsDefinition: ListDefinition = {
  ...resources.participants.list,
  defaultSort: { field: 'lastname', order: 'ASC' },
};
