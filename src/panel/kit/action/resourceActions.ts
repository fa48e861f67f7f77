import type { ActionDefinition } from '../../../contract/ActionDefinition.ts';
import { actions } from '../../../contract/generated/actions.ts';
import { operations } from '../../../contract/generated/operations.ts';
import type { ActionId } from './ActionButton.tsx';

/** The contract's actions on a record of the resource, in the contract's order. */
export function resourceActions(resource: string): readonly ActionId[] {
  const ids = Object.keys(actions) as ActionId[];
  return ids.filter((id) => operations[id].path.startsWith(`/${resource}/{id}`));
}

/** Whether the record is in a state that the action is for. */
export function isOffered(
  { when = {} }: ActionDefinition,
  record: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(when).every(([property, values]) => values.includes(record[property] ?? null));
}
