import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../../ContractRecord.ts';
import { FieldValue } from '../../field/FieldValue.tsx';
import type { ListPresentation } from '../ListPresentation.ts';
import { RecordLink } from '../RecordLink.tsx';
import { SelectRecord } from '../selection/SelectRecord.tsx';
import { useOpenByClick } from '../useOpenByClick.ts';
import { rowHeight } from './rowHeight.ts';

interface RecordTableRowProps {
  readonly presentation: ListPresentation;
  readonly columns: readonly ColumnDefinition[];
  readonly record: ContractRecord;
}

export function RecordTableRow({ presentation, columns, record }: RecordTableRowProps) {
  const { resource, selection } = presentation;
  const open = useOpenByClick(presentation.hrefOf(record));
  return (
    <TableRow
      hover
      onClick={open}
      sx={{ height: rowHeight, cursor: 'pointer', '&:last-child td': { borderBottom: 0 } }}
    >
      {selection && (
        <TableCell padding="checkbox">
          <SelectRecord selection={selection} label={resource.label} record={record} />
        </TableCell>
      )}
      {columns.map((column, index) => {
        const value = <FieldValue field={column} value={record[column.name]} />;
        return (
          <TableCell
            key={column.name}
            sx={{ px: 1.5, py: 1, maxWidth: { md: 220, lg: 300 }, overflowWrap: 'break-word' }}
          >
            {index === 0 ? (
              <RecordLink presentation={presentation} record={record}>
                {value}
              </RecordLink>
            ) : (
              value
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
