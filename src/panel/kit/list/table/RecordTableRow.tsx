import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../../ContractRecord.ts';
import type { ListPresentation } from '../ListPresentation.ts';
import { RecordCell } from '../RecordCell.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { RecordMark } from '../RecordMark.tsx';
import { SelectRecord } from '../selection/SelectRecord.tsx';
import { useOpenByClick } from '../useOpenByClick.ts';
import { actsSx } from './actsSx.ts';
import { rowHeight } from './rowHeight.ts';

interface RecordTableRowProps {
  readonly presentation: ListPresentation;
  readonly columns: readonly ColumnDefinition[];
  readonly record: ContractRecord;
}

export function RecordTableRow({ presentation, columns, record }: RecordTableRowProps) {
  const { resource, selection, hrefOf, actsOf, cells } = presentation;
  const open = useOpenByClick(hrefOf?.(record));
  return (
    <TableRow
      hover={open !== undefined}
      onClick={open}
      sx={{ height: rowHeight, cursor: open && 'pointer', '&:last-child td': { borderBottom: 0 } }}
    >
      {selection && (
        <TableCell padding="checkbox">
          <SelectRecord selection={selection} label={resource.label} record={record} />
        </TableCell>
      )}
      {columns.map((column, index) => {
        const value = <RecordCell cells={cells} field={column} record={record} />;
        return (
          <TableCell
            key={column.name}
            sx={{ px: 1.5, py: 1, maxWidth: { md: 220, lg: 300 }, overflowWrap: 'break-word' }}
          >
            {index === 0 ? (
              <>
                <RecordLink presentation={presentation} record={record}>
                  {value}
                </RecordLink>
                <RecordMark presentation={presentation} record={record} />
              </>
            ) : (
              value
            )}
          </TableCell>
        );
      })}
      {actsOf && <TableCell sx={actsSx}>{actsOf(record)}</TableCell>}
    </TableRow>
  );
}
