import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';
import { type ContractRecord, recordName } from '../../ContractRecord.ts';
import type { ListSelection } from '../RecordCell.tsx';

interface SelectRecordProps {
  readonly selection: ListSelection;
  readonly label: readonly string[];
  readonly record: ContractRecord;
}

/** Renders nothing if the record cannot be selected. */
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
  readonly choose: (records: readonly ContractRecord[]) => void;
  readonly clear: () => void;
}

/**
 * Selected records, limited to visible and selectable ones, so that nobody acts on a page they left or on a
 * record that somebody else has changed since.
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
    choose: (records) => onSelect(records.map(({ id }) => id)),
    clear: () => onSelect([]),
  };
}
