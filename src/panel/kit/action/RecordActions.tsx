import { useRecordContext } from 'react-admin';
import { actions } from '../../../contract/generated/actions.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { PanelPath } from '../../../contract/TypedPath.ts';
import { type ContractRecord, recordName } from '../ContractRecord.ts';
import { useLeaveDeleted } from '../show/BackLink.tsx';
import { ActionButton, type ActionId } from './ActionButton.tsx';
import { isOffered, resourceActions } from './resourceActions.ts';

interface RecordActionsProps {
  readonly resource: Pick<ResourceDefinition, 'name' | 'label' | 'delete'>;
  /** Where to go after a deletion if the page was not opened from the list. */
  readonly list: PanelPath;
  /** Which of them to show; all when not given. */
  readonly shown?: (action: ActionId) => boolean;
  /** Takes the record as the act has left it, instead of reading it again. */
  readonly onDone?: (record: ContractRecord) => void | Promise<void>;
}

/** Buttons for the contract's actions that apply to the record's current state. */
export function RecordActions({ resource, list, shown = () => true, onDone }: RecordActionsProps) {
  const record = useRecordContext<ContractRecord>();
  const leave = useLeaveDeleted(resource.name, record?.id ?? '', list.pattern);
  if (!record) return null;
  return resourceActions(resource.name)
    .filter((action) => shown(action) && isOffered(actions[action], record))
    .map((action) => (
      <ActionButton<ContractRecord>
        key={action}
        action={action}
        record={record}
        name={recordName(resource.label, record)}
        {...(action === resource.delete?.operationId ? { onDone: leave } : onDone && { onDone })}
      />
    ));
}
