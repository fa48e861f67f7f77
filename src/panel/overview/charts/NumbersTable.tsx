import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatMonth } from '../../kit/format/formatDate.ts';

interface NumbersTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Where all months are of one year that the page names. */
  readonly ofOneYear?: boolean;
  readonly columns: readonly { readonly name: string; readonly cell: (row: Row) => ReactNode }[];
}

/** Numbers by month, in the order given. */
export function NumbersTable<Row extends { readonly month: string }>(props: NumbersTableProps<Row>) {
  const { label, rows, ofOneYear = false, columns } = props;
  const translate = useTranslate();
  return (
    <TableContainer>
      <Table size="small" aria-label={label} sx={cellsSx}>
        <thead>
          <tr>
            <th scope="col">{translate('overview.charts.month')}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.month}>
              <th scope="row">{formatMonth(row.month, ofOneYear ? 'name' : 'long')}</th>
              {columns.map(({ name, cell }) => (
                <td key={name} data-name={name}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableContainer>
  );
}

/**
 * Styles set once instead of per cell: styling dominates the cost of an MUI cell, and these are hidden at
 * first.
 */
const cellsSx = {
  typography: 'body2',
  color: 'text.primary',
  '& :is(th, td)': {
    py: 0.75,
    px: { xs: 0.5, sm: 2 },
    textAlign: 'right',
    borderBottom: '1px solid var(--mui-palette-TableCell-border)',
  },
  '& th': { fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontWeight: 500, fontSize: { xs: '0.75rem', sm: 'inherit' }, lineHeight: '1.5rem' },
  // On a phone the columns are too narrow for words: each month has its numbers below it, each with its name.
  '@media (max-width: 479.95px)': {
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'block', py: 1, borderBottom: '1px solid var(--mui-palette-TableCell-border)' },
    '& tbody :is(th, td)': { border: 0, p: 0 },
    '& tbody th': { display: 'block', fontWeight: 500 },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 1, whiteSpace: 'nowrap' },
    '& td::before': {
      content: 'attr(data-name)',
      color: 'text.secondary',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
};
