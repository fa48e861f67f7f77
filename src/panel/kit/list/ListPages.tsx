import TablePagination from '@mui/material/TablePagination';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { hasPages, pageSizes } from './listUrl.ts';

export function ListPages() {
  const translate = useTranslate();
  const { page, perPage, total, setPage, setPerPage } = useListPaginationContext();
  if (!total || !hasPages(total, perPage)) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page - 1, Math.ceil(total / perPage) - 1)}
      rowsPerPage={perPage}
      // Include a page size that came from the address.
      rowsPerPageOptions={[...new Set([...pageSizes, perPage])].sort((a, b) => a - b)}
      onPageChange={(_, index) => setPage(index + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      showFirstButton
      showLastButton
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 0 } }}
    />
  );
}
