import { useListContext } from 'react-admin';
import type { ContractRecord } from '../../ContractRecord.ts';
import type { ListSelection } from '../ListPresentation.ts';

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
