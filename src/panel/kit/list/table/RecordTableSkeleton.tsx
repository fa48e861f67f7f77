import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LoadingNote } from '../../../shell/loading/LoadingNote.tsx';
import { rowHeight } from './rowHeight.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface RecordTableSkeletonProps {
  /** Names of the columns. */
  readonly columns: readonly string[];
  readonly selectable: boolean;
  /** Whether something can be done with a row. */
  readonly actable: boolean;
}

/** Rows to come, as high as rows are, so that nothing jumps when they do. */
export function RecordTableSkeleton({ columns, selectable, actable }: RecordTableSkeletonProps) {
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
