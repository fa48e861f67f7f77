import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { useLeaveDeleted } from '../../../kit/show/useLeaveDeleted.ts';
import { DeleteButton } from '../../DeleteButton.tsx';
import type { Coordinator } from '../Coordinator.ts';

/** Deletes whose profile this is, and goes back to the list as it was left. */
export function DeleteHere({ coordinator }: { readonly coordinator: Coordinator }) {
  const { name } = resources['organization-coordinators'];
  const leave = useLeaveDeleted(name, coordinator.id, paths.ourTeam.getHref());
  return <DeleteButton coordinator={coordinator} onDone={leave} />;
}
