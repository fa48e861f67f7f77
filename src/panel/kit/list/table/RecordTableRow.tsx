import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../../ContractRecord.ts';
import { FieldValue } from '../../field/FieldValue.tsx';
import type { ListPresentation } from '../ListPresentation.ts';
import { RecordLink } from '../RecordLink.tsx';
import { SelectRecord } from '../selection/SelectRecord.tsx';

interface RecordTableRowProps {
  readonly presentation: ListPresentation;
  readonly columns: readonly ColumnDefinition[];
  readonly record: ContractRecord;
}

export function RecordTableRow({ presentation, columns, record }: RecordTableRowProps) {
  const { resource, selection } = presentation;
  return (
    // The transform makes the row the box that its link covers; `position: relative` does not, in Safari.
    <TableRow hover sx={{ transform: 'rotate(0)', '&:last-child td': { borderBottom: 0 } }}>
      {selection && (
        <TableCell padding="checkbox">
          <SelectRecord selection={selection} label={resource.label} record={record} />
        </TableCell>
      )}
      {columns.map((column, index) => {
        const value = <FieldValue field={column} value={record[column.name]} />;
        return (
          <TableCell key={column.name} sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
            {index === 0 ? <RecordLink presentation={presentation}>{value}</RecordLink> : value}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
