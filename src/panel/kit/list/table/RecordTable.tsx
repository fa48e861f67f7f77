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
import { Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useListContext, useListSortContext, useTranslate } from 'react-admin';
import { isBlank } from '../../../../contract/isBlank.ts';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../../contract/valueAt.ts';
import { LoadingNote } from '../../../shell/loading/LoadingNote.tsx';
import type { ContractRecord } from '../../ContractRecord.ts';
import { reserveTop } from '../../focus/reserveEdge.ts';
import { layoutSizes } from '../../page/layoutSizes.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { useColumns, useCompact } from '../columns/useColumns.ts';
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
  const columns = tableColumns(presentation.resource.label, visible);
  const [isCompact] = useCompact();
  const [frame, isTooWide] = useTooWide();

  return (
    <TableContainer
      ref={frame}
      component={Paper}
      variant="outlined"
      data-wide
      data-scrolls={isTooWide || undefined}
      sx={[
        { containerType: 'inline-size' },
        isTooWide === false && fittingSx,
        isTooWide === true && scrollingSx,
      ]}
    >
      <Table
        aria-label={label}
        aria-busy={!data || isPlaceholderData}
        sx={[calmLinks, { [`--row-height` as string]: `${isCompact ? COMPACT_HEIGHT : ROW_HEIGHT}px` }]}
      >
        <RecordTableHead presentation={presentation} columns={columns} isComing={!data} />
        <TableBody onClick={openByClick} sx={rowsSx(presentation)}>
          {data?.map((record) => (
            <RecordTableRow key={record.id} presentation={presentation} columns={columns} record={record} />
          )) ?? (
            <RecordTableSkeleton
              columns={['', ...columns.others.map(({ name }) => name)]}
              selectable={presentation.selection !== undefined}
              actable={presentation.actionsOf !== undefined}
            />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface TableColumns {
  /** What names a record: together the first cell, with its picture and its link. Not empty. */
  readonly naming: readonly ColumnDefinition[];
  readonly others: readonly ColumnDefinition[];
}

/** @param label of the resource; if it names no column, the first one does */
function tableColumns(label: readonly string[], columns: readonly ColumnDefinition[]): TableColumns {
  const named = columns.filter(({ name }) => label.includes(name));
  const naming = named.length > 0 ? named : columns.slice(0, 1);
  return { naming, others: columns.filter((column) => !naming.includes(column)) };
}

/**
 * Whether the table is wider than its frame; undefined until that is known, as in the page that comes before its
 * scripts. A frame that scrolls sideways is one that scrolls up and down, too, so only the other kind lets the head
 * stick to the window.
 */
function useTooWide(): [RefObject<HTMLDivElement | null>, boolean | undefined] {
  const frame = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState<boolean>();
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.firstElementChild;
    if (!element || !(table instanceof HTMLElement)) return undefined;
    const measure = () => setTooWide(table.offsetWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [frame, isTooWide];
}

/** Height of a row with one line of text, with or without a checkbox, and of a placeholder row. */
const ROW_HEIGHT = 56;
const COMPACT_HEIGHT = 40;

const fittingSx = { overflow: 'visible', '& thead': { top: layoutSizes.header } };

/** The frame is no higher than the window, so that the way to the columns on the right is in sight. */
const scrollingSx = {
  maxHeight: `calc(100dvh - ${layoutSizes.header + 32}px)`,
  scrollPaddingTop: ROW_HEIGHT + 8,
  // Whose row it is stays in sight.
  '& [data-names]': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& tr:hover > td[data-names]': {
    backgroundImage: 'linear-gradient(var(--mui-palette-action-hover), var(--mui-palette-action-hover))',
  },
};

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
    '& tr': { height: 'var(--row-height)', cursor: hrefOf && 'pointer' },
    '& tr:hover': { bgcolor: hrefOf && 'action.hover' },
    '& td': {
      px: { xs: 1.25, lg: 1.5 },
      py: 'calc((var(--row-height) - 40px) / 2)',
      maxWidth: { md: 220, lg: 300 },
      overflowWrap: 'break-word',
      borderBottom: '1px solid var(--mui-palette-divider)',
    },
    // Chips and dates wrap only where there is no room; here other columns shrink instead. The limit is in
    // rem, because some users double the font size.
    '@container (min-width: 70rem)': { '& td .status-chip': { whiteSpace: 'nowrap' } },
    '& time': { whiteSpace: { lg: 'nowrap' } },
    '& td[data-selects]': { width: 48, p: '0 0 0 4px' },
    '& .record-name': { display: 'flex', alignItems: 'center', gap: 1.5, '& > div': { minWidth: 0 } },
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
          {selectable && <TableCell padding="checkbox" sx={{ height: 'var(--row-height)' }} />}
          {columns.map((column, place) => (
            <TableCell key={column} sx={{ height: 'var(--row-height)', px: 1.5, py: 1 }}>
              <Skeleton width={`${50 + ((index * 3 + place * 5) % 7) * 7}%`} />
            </TableCell>
          ))}
          {actable && <TableCell sx={{ height: 'var(--row-height)' }} />}
        </TableRow>
      ))}
    </>
  );
}

interface RecordTableRowProps {
  readonly presentation: ListPresentation;
  readonly columns: TableColumns;
  readonly record: ContractRecord;
}

/** Plain elements, styled by the table's body; see `rowsSx`. */
function RecordTableRow({ presentation, columns: { naming, others }, record }: RecordTableRowProps) {
  const { resource, selection, actionsOf, cells } = presentation;
  return (
    <tr>
      {selection && (
        <td data-selects>
          <SelectRecord selection={selection} label={resource.label} record={record} />
        </td>
      )}
      <td data-names>
        <div className="record-name">
          <RecordPicture presentation={presentation} record={record} />
          <div>
            <RecordLink presentation={presentation} record={record}>
              {naming.map((column, index) => (
                <Fragment key={column.name}>
                  {index > 0 && ' '}
                  {(index === 0 || !isBlank(valueAt(record, column.name))) && (
                    <RecordCell cells={cells} field={column} record={record} />
                  )}
                </Fragment>
              ))}
            </RecordLink>
            <RecordMark presentation={presentation} record={record} />
          </div>
        </div>
      </td>
      {others.map((column) => (
        <td key={column.name}>
          <RecordCell cells={cells} field={column} record={record} />
        </td>
      ))}
      {actionsOf && <td>{actionsOf(record)}</td>}
    </tr>
  );
}

interface RecordTableHeadProps {
  readonly presentation: ListPresentation;
  readonly columns: TableColumns;
  /**
   * Whether the rows are still loading. They determine the column widths, so names stay hidden until then.
   */
  readonly isComing: boolean;
}

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
    <TableHead
      ref={reserveTop}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        '& th': {
          bgcolor: 'background.paper',
          // Borders of a table stay behind when its head sticks.
          ...{ borderBottom: 0, boxShadow: 'inset 0 -1px var(--mui-palette-divider)' },
          '&:first-of-type': { borderTopLeftRadius: 7 },
          '&:last-of-type': { borderTopRightRadius: 7 },
        },
      }}
    >
      <TableRow sx={{ height: ROW_HEIGHT, visibility: isComing ? 'hidden' : undefined }}>
        {selection && (
          <TableCell padding="checkbox">
            <SelectPage selection={selection} />
          </TableCell>
        )}
        <ColumnHead columns={columns.naming} isNaming />
        {columns.others.map((column) => (
          <ColumnHead key={column.name} columns={[column]} />
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

interface ColumnHeadProps {
  /** All that the cells show. */
  readonly columns: readonly ColumnDefinition[];
  /** Whether it stays when the table scrolls sideways. */
  readonly isNaming?: boolean;
}

/**
 * Column header. If the contract can sort by what it names, a click on that sorts, and a second one reverses the order.
 */
function ColumnHead({ columns, isNaming }: ColumnHeadProps) {
  const { sort, setSort } = useListSortContext();
  const { field } = useContractTexts();
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const isSorted = columns.some(({ name, sortable }) => sortable && sort.field === name);
  return (
    <TableCell sortDirection={isSorted && direction} data-names={isNaming} sx={headSx}>
      <div>
        {columns.map((column, index) => {
          const label = field(column);
          const active = sort.field === column.name;
          return (
            <Fragment key={column.name}>
              {index > 0 && ' '}
              {column.sortable ? (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : 'asc'}
                  onClick={() =>
                    setSort({ field: column.name, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                  }
                >
                  {label}
                </TableSortLabel>
              ) : (
                <span>{label}</span>
              )}
            </Fragment>
          );
        })}
      </div>
    </TableCell>
  );
}

const headSx = {
  px: { xs: 1.25, lg: 1.5 },
  py: 1,
  lineHeight: 1.35,
  color: 'text.secondary',
  // Aligns those that sort with those that cannot.
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 0.5 },
};
