import { useStore } from 'react-admin';
import type { ColumnDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { columnsKey } from './columnsKey.ts';

interface Columns {
  readonly visible: readonly ColumnDefinition[];
  /** All that can be switched; what names a record always stays. */
  readonly choosable: readonly ColumnDefinition[];
  readonly isVisible: (column: ColumnDefinition) => boolean;
  readonly toggle: (column: ColumnDefinition) => void;
}

/**
 * The columns of a list as this person chose them, remembered in local storage. Only what differs from the
 * contract is kept, so that a new column of the contract comes by itself.
 */
export function useColumns({ name, label, columns }: ResourceDefinition): Columns {
  const [chosen, setChosen] = useStore<Readonly<Record<string, boolean>>>(columnsKey(name), {});
  const isNaming = (column: ColumnDefinition) => label.includes(column.name);
  const isVisible = (column: ColumnDefinition) => isNaming(column) || (chosen[column.name] ?? column.shown);

  return {
    visible: columns.filter(isVisible),
    choosable: columns.filter((column) => !isNaming(column)),
    isVisible,
    toggle: (column) => setChosen({ ...chosen, [column.name]: !isVisible(column) }),
  };
}
