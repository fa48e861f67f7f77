import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import { useListContext } from 'react-admin';
import type { ContractRecord } from '../../ContractRecord.ts';
import type { ListPresentation } from '../ListPresentation.ts';
import { openByClick } from '../openByClick.ts';
import { useColumns } from '../useColumns.ts';
import { RecordTableHead } from './RecordTableHead.tsx';
import { RecordTableRow } from './RecordTableRow.tsx';
import { RecordTableSkeleton } from './RecordTableSkeleton.tsx';
import { rowsSx } from './rowsSx.ts';

interface RecordTableProps {
  readonly presentation: ListPresentation;
  readonly label: string;
}

/**
 * The list from `md` on. A table of our own on react-admin's list context, because its DataTable tells neither
 * the sorting to screen readers nor whom a check box selects, and its rows open by mouse only.
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
              actable={presentation.actsOf !== undefined}
            />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A line below each address and number of a column would be a grid of its own. */
const calmLinks = { '& td a:not(:hover, :focus-visible)': { textDecorationColor: 'transparent' } };
