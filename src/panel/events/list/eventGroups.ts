import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { ListDefinition } from '../../kit/list/ListState.ts';

export type EventGroup = components['schemas']['EventGroup'];

/** In the order of the tabs; the first needs no word in the address. */
export const eventGroups = [
  'future',
  'active',
  'finished',
  'drafts',
] as const satisfies readonly EventGroup[];

export const groupParam = 'group';

const { list } = resources.events;

/** A group is chosen by its tab and not by a filter; each begins with what comes next, or came last. */
const definitions: Readonly<Record<EventGroup, ListDefinition>> = {
  future: withOrder({ field: 'startDate', order: 'ASC' }),
  active: withOrder({ field: 'startDate', order: 'ASC' }),
  finished: withOrder({ field: 'startDate', order: 'DESC' }),
  drafts: withOrder({ field: 'created', order: 'DESC' }),
};

export function listOfGroup(group: EventGroup): ListDefinition {
  return definitions[group];
}

function withOrder(defaultSort: ListDefinition['defaultSort']): ListDefinition {
  return { ...list, filters: list.filters.filter(({ name }) => name !== groupParam), defaultSort };
}
