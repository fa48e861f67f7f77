import type { ListPresentation } from '../ListPresentation.ts';
import { actsSx } from './actsSx.ts';
import { rowHeight } from './rowHeight.ts';

/**
 * How the rows of a table look, said once and not by each cell: a hundred rows have a thousand cells, and most of
 * what a cell of MUI costs is its styles.
 */
export function rowsSx({ hrefOf, actsOf }: ListPresentation) {
  return {
    typography: 'body2',
    color: 'text.primary',
    '& tr': { height: rowHeight, cursor: hrefOf && 'pointer' },
    '& tr:hover': { bgcolor: hrefOf && 'action.hover' },
    '& td': {
      px: { xs: 1.25, lg: 1.5 },
      py: 1,
      maxWidth: { md: 220, lg: 300 },
      overflowWrap: 'break-word',
      borderBottom: '1px solid var(--mui-palette-divider)',
    },
    // A chip of two lines and a date that goes on below are for places without room; here other columns give way.
    // Room is counted in letters, which some people have twice as large.
    '@container (min-width: 70rem)': { '& td .status-chip': { whiteSpace: 'nowrap' } },
    '& time': { whiteSpace: { lg: 'nowrap' } },
    '& td[data-selects]': { width: 48, p: '0 0 0 4px' },
    '& .record-picture': { display: 'inline-block', verticalAlign: 'middle', mr: 1.5 },
    '& tr:last-child td': { borderBottom: 0 },
    ...(actsOf && { '& td:last-child': actsSx }),
  };
}
