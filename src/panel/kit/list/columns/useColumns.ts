import { useStore } from 'react-admin';
import type { ColumnDefinition, ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { columnOrderKey, columnsKey, compactKey } from '../../../data/storeItem.ts';
import { useOpenView } from '../views/useSavedViews.ts';
import { inOrder } from './inOrder.ts';

interface Columns {
  readonly visible: readonly ColumnDefinition[];
  /** Columns that can be hidden and moved; the record's label always stays where it is. */
  readonly choosable: readonly ColumnDefinition[];
  readonly isVisible: (column: ColumnDefinition) => boolean;
  readonly toggle: (column: ColumnDefinition) => void;
  /** Puts a column to another place among the choosable ones, from 0. */
  readonly move: (column: ColumnDefinition, to: number) => void;
  /** Whether other columns are shown, or in another order, than those of the contract or of the open view. */
  readonly isChosen: boolean;
  /** Back to those. */
  readonly forget: () => void;
}

/**
 * The user's chosen columns and their order, in local storage. Only differences from the contract, or from the saved
 * view that is open, are stored, so that new columns of the contract appear.
 */
export function useColumns({ name, label, columns }: ResourceDefinition): Columns {
  const view = useOpenView(name);
  const keyOf = (key: string) => (view ? `${key}.${view.id}` : key);
  const [chosen, setChosen] = useStore<Readonly<Record<string, boolean>> | null>(
    keyOf(columnsKey(name)),
    null,
  );
  const [order, setOrder] = useStore<readonly string[] | null>(keyOf(columnOrderKey(name)), null);
  const isNaming = (column: ColumnDefinition) => label.includes(column.name);
  const isShown = (column: ColumnDefinition) => view?.columns?.includes(column.name) ?? column.shown;
  const isVisible = (column: ColumnDefinition) =>
    isNaming(column) || (chosen?.[column.name] ?? isShown(column));

  const movable = columns.filter((column) => !isNaming(column));
  const usual = inOrder(namesOf(movable), view?.columns ?? []);
  const ordered = order ? inOrder(usual, order) : usual;
  const choosable = movable.toSorted((a, b) => ordered.indexOf(a.name) - ordered.indexOf(b.name));
  // The label's columns keep their places.
  const rest = [...choosable];
  const all = columns.map((column) => (isNaming(column) ? column : (rest.shift() ?? column)));

  return {
    visible: all.filter(isVisible),
    choosable,
    isVisible,
    toggle: (column) => setChosen({ ...chosen, [column.name]: !isVisible(column) }),
    move: ({ name: moved }, to) =>
      setOrder(ordered.filter((other) => other !== moved).toSpliced(to, 0, moved)),
    isChosen:
      movable.some((column) => isVisible(column) !== isShown(column)) || String(ordered) !== String(usual),
    forget: () => {
      setChosen(null);
      setOrder(null);
    },
  };
}

const namesOf = (columns: readonly ColumnDefinition[]) => columns.map(({ name }) => name);

/** Whether the rows of all lists are as low as their text allows. */
export function useCompact(): [boolean, (isCompact: boolean) => void] {
  return useStore<boolean>(compactKey, false);
}
