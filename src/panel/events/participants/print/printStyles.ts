import type { GlobalStylesProps } from '@mui/material/GlobalStyles';

export const sheetClass = 'print-sheet';

/** On the screen the sheet is not there; on paper there is nothing else, black on white whatever the screen's colours are. */
export const printStyles: GlobalStylesProps['styles'] = {
  [`.${sheetClass}`]: { display: 'none' },
  '@page': { margin: '15mm' },
  '@media print': {
    [`body > *:not(.${sheetClass})`]: { display: 'none !important' },
    body: { background: '#fff' },
    [`.${sheetClass}`]: {
      display: 'block',
      color: '#000',
      fontSize: '11pt',
      '& h1': { fontSize: '16pt', margin: '0 0 4pt', overflowWrap: 'anywhere' },
      '& p': { margin: '0 0 12pt' },
      '& table': { width: '100%', borderCollapse: 'collapse' },
      // The head stands on each page, and nobody is cut in two.
      '& thead': { display: 'table-header-group' },
      '& tr': { breakInside: 'avoid' },
      '& th, & td': {
        border: '0.5pt solid #666',
        padding: '4pt 6pt',
        textAlign: 'left',
        verticalAlign: 'middle',
        overflowWrap: 'anywhere',
      },
      '& td': { height: '26pt' },
      '& .number': { width: '32pt', textAlign: 'right', overflowWrap: 'normal' },
      '& .signature': { width: '38%' },
      '& small': { display: 'block', fontSize: '9pt' },
    },
  },
};
