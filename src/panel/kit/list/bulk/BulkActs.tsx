import { useRefresh, useTranslate } from 'react-admin';
import type { ActionDefinition } from '../../../../contract/ActionDefinition.ts';
import { actions } from '../../../../contract/generated/actions.ts';
import type { ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useModalStore } from '../../../shell/UniversalModal.tsx';
import type { ActionId } from '../../action/ActionButton.tsx';
import { PassingButton } from '../../action/PassingButton.tsx';
import { isOffered, resourceActions } from '../../action/resourceActions.ts';
import { useIsAllowed } from '../../action/useMayDo.ts';
import type { ContractRecord } from '../../ContractRecord.ts';
import type { BulkResult } from './actOneByOne.ts';
import { BulkActDialog } from './BulkActDialog.tsx';

interface BulkActsProps {
  readonly resource: ResourceDefinition;
  /** The selected records. */
  readonly records: readonly ContractRecord[];
  /** Called after an act on at least one of them. @param left those that it did not come to, because it was stopped */
  readonly onDone: (left: readonly ContractRecord[]) => void;
}

/** Buttons for the contract's bulk actions, each for those of the selected records that it is for. */
export function BulkActs({ resource, records, onDone }: BulkActsProps) {
  return useBulkActions(resource)
    .map((action) => ({ action, targets: records.filter((record) => isOffered(actions[action], record)) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ action, targets }) => (
      <BulkActButton key={action} {...{ action, resource, onDone }} records={targets} />
    ));
}

/** The bulk actions of a resource that the user's role may do. */
export function useBulkActions({ name }: ResourceDefinition): readonly ActionId[] {
  const isAllowed = useIsAllowed();
  return resourceActions(name).filter((id) => 'bulk' in actions[id] && isAllowed(id));
}

/** Asks before it acts: the question names the records. */
function BulkActButton({
  action,
  resource: { label },
  records,
  onDone,
}: BulkActsProps & { readonly action: ActionId }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { Icon, bulk, color, variant }: ActionDefinition = actions[action];
  const title = translate(`${bulk}.label`, { smart_count: records.length });

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const finish = ({ done, left }: BulkResult) => {
      refresh();
      if (done.length > 0) onDone(left);
    };
    const id = open({
      title,
      describedBy: action,
      content: (
        <BulkActDialog {...{ action, title, label, records }} onEnd={finish} onClose={() => close(id)} />
      ),
    });
  };
  return (
    <PassingButton {...{ color, variant }} startIcon={<Icon />} onClick={ask}>
      {title}
    </PassingButton>
  );
}
