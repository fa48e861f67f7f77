import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatMonth } from '../../kit/format/formatMonth.ts';

interface NumbersTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly { readonly name: string; readonly cell: (row: Row) => ReactNode }[];
}

/** What a chart shows, month by month, the latest first. */
export function NumbersTable<Row extends { readonly month: string }>(props: NumbersTableProps<Row>) {
  const { label, rows, columns } = props;
  const translate = useTranslate();
  return (
    <TableContainer>
      <Table size="small" aria-label={label} sx={narrowOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{translate('overview.charts.month')}</TableCell>
            {columns.map(({ name }) => (
              <TableCell key={name} scope="col" align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.toReversed().map((row) => (
            <TableRow key={row.month}>
              <TableCell component="th" scope="row">
                {formatMonth(row.month)}
              </TableCell>
              {columns.map(({ name, cell }) => (
                <TableCell key={name} align="right">
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Four columns of long words find room in a card of a phone. */
const narrowOnPhone = {
  '& :is(th, td)': { px: { xs: 0.5, sm: 2 }, overflowWrap: { xs: 'anywhere', sm: 'normal' } },
};
