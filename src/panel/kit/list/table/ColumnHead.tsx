import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListSortContext } from 'react-admin';
import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';

/** The head of a column. Where the contract can sort by it, a press sorts, and another turns the order. */
export function ColumnHead({ column }: { readonly column: ColumnDefinition }) {
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
  // In line with the names that do not sort.
  '& .MuiTableSortLabel-root': { display: 'flex', width: 'fit-content' },
};
