import { resources } from '../../../contract/generated/resources.ts';
import type { ListDefinition } from '../../kit/list/ListState.ts';

const { list } = resources.events;

/** The month says from when to when, and shows the events of all groups. */
const ofTheMonth: readonly string[] = ['group', 'from', 'to'];

export const calendarList: ListDefinition = {
  ...list,
  filters: list.filters.filter(({ name }) => !ofTheMonth.includes(name)),
};
