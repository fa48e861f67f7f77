import type { Theme } from '@mui/material/styles';

/** Of a button whose label is a `ToolLabel`: on a phone as small as a thumb allows, its icon at the page's edge. */
export function toolSx(theme: Theme) {
  return {
    px: 1.5,
    [theme.breakpoints.down('sm')]: { minWidth: 44, px: 1, mr: '-10px', '& .MuiButton-startIcon': { mx: 0 } },
  };
}
