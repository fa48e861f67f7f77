import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import type { ListPresentation } from '../ListPresentation.ts';
import { SelectPage } from '../selection/SelectPage.tsx';
import { actsSx } from './actsSx.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { rowHeight } from './rowHeight.ts';

interface RecordTableHeadProps {
  readonly presentation: ListPresentation;
  readonly columns: readonly ColumnDefinition[];
  /** Whether there are no rows yet. They make the columns as wide as they need, so until then no name is shown. */
  readonly isComing: boolean;
}

export function RecordTableHead({ presentation, columns, isComing }: RecordTableHeadProps) {
  const { selection, actsOf } = presentation;
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
        {actsOf && (
          <TableCell sx={actsSx}>
            <span style={visuallyHidden}>{translate('kit.list.acts')}</span>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}
