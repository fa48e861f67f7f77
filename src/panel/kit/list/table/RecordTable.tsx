import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useListSortContext, useTranslate } from 'react-admin';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import { LoadingNote } from '../../../shell/loading/LoadingNote.tsx';
import type { ContractRecord } from '../../ContractRecord.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { useColumns } from '../ColumnsButton.tsx';
import {
  type ListPresentation,
  type ListSelection,
  openByClick,
  RecordCell,
  RecordLink,
  RecordMark,
  RecordPicture,
} from '../RecordCell.tsx';
import { SelectRecord, useSelection } from '../selection/SelectRecord.tsx';

interface RecordTableProps {
  readonly presentation: ListPresentation;
  readonly label: string;
}

/**
 * The list from `md` on. Our own table on react-admin's list context, because its DataTable does not announce
 * the sorting or whom a checkbox selects, and its rows open by mouse only.
 */
export function RecordTable({ presentation, label }: RecordTableProps) {
  const { data, isPlaceholderData } = useListContext<ContractRecord>();
  const { visible } = useColumns(presentation.resource);

  return (
    <TableContainer component={Paper} variant="outlined" sx={{ containerType: 'inline-size' }}>
      <Table aria-label={label} aria-busy={!data || isPlaceholderData} sx={calmLinks}>
        <RecordTableHead presentation={presentation} columns={visible} isComing={!data} />
        <TableBody onClick={openByClick} sx={rowsSx(presentation)}>
          {data?.map((record) => (
            <RecordTableRow key={record.id} presentation={presentation} columns={visible} record={record} />
          )) ?? (
            <RecordTableSkeleton
              columns={visible.map(({ name }) => name)}
              selectable={presentation.selection !== undefined}
              actable={presentation.actionsOf !== undefined}
            />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Underlining each address and number of a column would look like a grid. */
const calmLinks = { '& td a:not(:hover, :focus-visible)': { textDecorationColor: 'transparent' } };

/**
 * Styles of all rows, set once on the table instead of per cell: a hundred rows have a thousand cells, and
 * styling dominates the cost of an MUI cell.
 */
function rowsSx({ hrefOf, actionsOf }: ListPresentation) {
  return {
    typography: 'body2',
    color: 'text.primary',
    '& tr': { height: rowHeight, cursor: hrefOf && 'pointer' },
    '& tr:hover': { bgcolor: hrefOf && 'action.hover' },
    '& td': {
      px: { xs: 1.25, lg: 1.5 },
      py: 1,
      maxWidth: { md: 220, lg: 300 },
      overflowWrap: 'break-word',
      borderBottom: '1px solid var(--mui-palette-divider)',
    },
    // Chips and dates wrap only where there is no room; here other columns shrink instead. The limit is in
    // rem, because some users double the font size.
    '@container (min-width: 70rem)': { '& td .status-chip': { whiteSpace: 'nowrap' } },
    '& time': { whiteSpace: { lg: 'nowrap' } },
    '& td[data-selects]': { width: 48, p: '0 0 0 4px' },
    '& .record-picture': { display: 'inline-block', verticalAlign: 'middle', mr: 1.5 },
    '& tr:last-child td': { borderBottom: 0 },
    ...(actionsOf && { '& td:last-child': actionsSx }),
  };
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface RecordTableSkeletonProps {
  /** Column names. */
  readonly columns: readonly string[];
  readonly selectable: boolean;
  /** Whether rows have actions. */
  readonly actable: boolean;
}

/** Placeholder rows of the final height, to avoid a layout shift. */
function RecordTableSkeleton({ columns, selectable, actable }: RecordTableSkeletonProps) {
  return (
    <>
      <LoadingNote />
      {rows.map((row, index) => (
        <TableRow key={row}>
          {selectable && <TableCell padding="checkbox" sx={{ height: rowHeight }} />}
          {columns.map((column, place) => (
            <TableCell key={column} sx={{ height: rowHeight, px: 1.5, py: 1 }}>
              <Skeleton width={`${50 + ((index * 3 + place * 5) % 7) * 7}%`} />
            </TableCell>
          ))}
          {actable && <TableCell sx={{ height: rowHeight }} />}
        </TableRow>
      ))}
    </>
  );
}

interface RecordTableRowProps {
  readonly presentation: ListPresentation;
  readonly columns: readonly ColumnDefinition[];
  readonly record: ContractRecord;
}

/** Plain elements, styled by the table's body; see `rowsSx`. */
function RecordTableRow({ presentation, columns, record }: RecordTableRowProps) {
  const { resource, selection, actionsOf, cells } = presentation;
  return (
    <tr>
      {selection && (
        <td data-selects>
          <SelectRecord selection={selection} label={resource.label} record={record} />
        </td>
      )}
      {columns.map((column, index) => {
        const value = <RecordCell cells={cells} field={column} record={record} />;
        return (
          <td key={column.name}>
            {index === 0 ? (
              <>
                <RecordPicture presentation={presentation} record={record} />
                <RecordLink presentation={presentation} record={record}>
                  {value}
                </RecordLink>
                <RecordMark presentation={presentation} record={record} />
              </>
            ) : (
              value
            )}
          </td>
        );
      })}
      {actionsOf && <td>{actionsOf(record)}</td>}
    </tr>
  );
}

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
const actionsSx = {
  position: 'sticky',
  right: 0,
  // A shadow instead of a border: borders of a table do not move with a sticky cell.
  boxShadow: 'inset 1px 0 var(--mui-palette-divider)',
  bgcolor: 'background.paper',
  px: 1.5,
  py: 1,
  whiteSpace: 'nowrap',
} as const;

function RecordTableHead({ presentation, columns, isComing }: RecordTableHeadProps) {
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
