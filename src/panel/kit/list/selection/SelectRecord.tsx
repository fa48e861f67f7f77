import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';
import type { ContractRecord } from '../../ContractRecord.ts';
import { recordName } from '../../text/recordName.ts';
import type { ListSelection } from '../RecordMark.tsx';

interface SelectRecordProps {
  readonly selection: ListSelection;
  readonly label: readonly string[];
  readonly record: ContractRecord;
}

/** Nothing where there is nothing to do with the record. */
export function SelectRecord({ selection, label, record }: SelectRecordProps) {
  const translate = useTranslate();
  const { selectable, selected, toggle } = useSelection(selection);
  if (!selectable.includes(record)) return null;
  return (
    <Checkbox
      checked={selected.includes(record)}
      onChange={() => toggle(record)}
      sx={{ ml: { xs: -1, md: 0 }, my: { xs: -1, md: 0 } }}
      slotProps={{
        input: { 'aria-label': translate('kit.selection.one', { name: recordName(label, record) }) },
      }}
    />
  );
}

interface Selection {
  readonly selectable: readonly ContractRecord[];
  readonly selected: readonly ContractRecord[];
  readonly toggle: (record: ContractRecord) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * What is selected: only records that are seen and may be, so that nobody acts on a page that they left, or
 * on a record that somebody else has changed meanwhile.
 */
export function useSelection({ isSelectable }: ListSelection): Selection {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<ContractRecord>();
  const selectable = data.filter(isSelectable);
  const selected = selectable.filter(({ id }) => selectedIds.includes(id));
  return {
    selectable,
    selected,
    toggle: ({ id }) => onToggleItem(id),
    toggleAll: () => onSelect(selected.length < selectable.length ? selectable.map(({ id }) => id) : []),
    clear: () => onSelect([]),
  };
}
