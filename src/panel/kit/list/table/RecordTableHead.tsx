import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { useListSortContext, useTranslate } from 'react-admin';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import type { ListPresentation, ListSelection } from '../RecordMark.tsx';
import { useSelection } from '../selection/SelectRecord.tsx';

interface RecordTableHeadProps {
  readonly presentation: ListPresentation;
  readonly columns: readonly ColumnDefinition[];
  /**
   * Whether the rows are still loading. They determine the column widths, so names stay hidden until then.
   */
  readonly isComing: boolean;
}

/** Height of a row with one line of text, with or without a checkbox, and of a placeholder row. */
export const rowHeight = 56;

/** Styles of the actions column, which stays visible when the table scrolls sideways. */
export const actionsSx = {
  position: 'sticky',
  right: 0,
  // A shadow instead of a border: borders of a table do not move with a sticky cell.
  boxShadow: 'inset 1px 0 var(--mui-palette-divider)',
  bgcolor: 'background.paper',
  px: 1.5,
  py: 1,
  whiteSpace: 'nowrap',
} as const;

export function RecordTableHead({ presentation, columns, isComing }: RecordTableHeadProps) {
  const { selection, actionsOf } = presentation;
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow sx={{ height: rowHeight, visibility: isComing ? 'hidden' : undefined }}>
        {selection && (
          <TableCell padding="checkbox">
            <SelectPage selection={selection} />
          </TableCell>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.name} column={column} />
        ))}
        {actionsOf && (
          <TableCell sx={actionsSx}>
            <span style={visuallyHidden}>{translate('kit.list.acts')}</span>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

/** Selects all selectable records of the page, or none. */
function SelectPage({ selection }: { readonly selection: ListSelection }) {
  const translate = useTranslate();
  const { selectable, selected, toggleAll } = useSelection(selection);
  return (
    <Checkbox
      checked={selected.length > 0 && selected.length === selectable.length}
      indeterminate={selected.length > 0 && selected.length < selectable.length}
      disabled={selectable.length === 0}
      onChange={toggleAll}
      slotProps={{ input: { 'aria-label': translate('kit.selection.page') } }}
    />
  );
}

/**
 * Column header. If the contract can sort by the column, a click sorts, and a second one reverses the order.
 */
function ColumnHead({ column }: { readonly column: ColumnDefinition }) {
  const { sort, setSort } = useListSortContext();
  const { field } = useContractTexts();
  const label = field(column);
  if (!column.sortable) return <TableCell sx={headSx}>{label}</TableCell>;

  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const active = sort.field === column.name;
  return (
    <TableCell sortDirection={active && direction} sx={headSx}>
      <TableSortLabel
        active={active}
        direction={active ? direction : 'asc'}
        onClick={() =>
          setSort({ field: column.name, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })
        }
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

const headSx = {
  px: { xs: 1.25, lg: 1.5 },
  py: 1,
  lineHeight: 1.35,
  color: 'text.secondary',
  // Aligns them with headers that cannot sort.
  '& .MuiTableSortLabel-root': { display: 'flex', width: 'fit-content' },
};
