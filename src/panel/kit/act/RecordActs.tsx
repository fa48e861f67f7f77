import { useRecordContext } from 'react-admin';
import type { ActDefinition } from '../../../contract/ActDefinition.ts';
import { acts } from '../../../contract/generated/acts.ts';
import { operations } from '../../../contract/generated/operations.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { PanelPath } from '../../../contract/TypedPath.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { useLeaveDeleted } from '../show/useLeaveDeleted.ts';
import { recordName } from '../text/recordName.ts';
import { ActButton, type ActId } from './ActButton.tsx';

interface RecordActsProps {
  readonly resource: Pick<ResourceDefinition, 'name' | 'label' | 'delete'>;
  /** Where to go after a deletion if the page was not opened from the list. */
  readonly list: PanelPath;
}

/** Buttons for the contract's actions that apply to the record's current state. */
export function RecordActs({ resource, list }: RecordActsProps) {
  const record = useRecordContext<ContractRecord>();
  const leave = useLeaveDeleted(resource.name, record?.id ?? '', list.pattern);
  if (!record) return null;
  return actsOf(resource.name)
    .filter((act) => isOffered(acts[act], record))
    .map((act) => (
      <ActButton
        key={act}
        act={act}
        record={record}
        name={recordName(resource.label, record)}
        {...(act === resource.delete?.operationId && { onDone: leave })}
      />
    ));
}

function actsOf(resource: string): readonly ActId[] {
  const ids = Object.keys(acts) as ActId[];
  return ids.filter((id) => operations[id].path.startsWith(`/${resource}/{id}`));
}

function isOffered({ when = {} }: ActDefinition, record: ContractRecord): boolean {
  return Object.entries(when).every(([property, values]) => values.includes(record[property]));
}
